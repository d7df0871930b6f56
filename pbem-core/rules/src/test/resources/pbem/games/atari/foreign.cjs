// Makes foreign.txt with another program's rules:
//   npm install @sabaki/go-board@1.4.3 && node foreign.cjs > foreign.txt
// It knows chains, taking and suicide; that nothing may come back is kept here, by what its boards hold.
const GoBoard = require('@sabaki/go-board');

const NAMES = 'abcdefghjklmnopqrst';
const named = ([column, fromAbove], size) => NAMES[column] + (size - fromAbove);
const picture = board => JSON.stringify(board.signMap);

function crc(text) {
  let sum = ~0;
  for (const char of text) {
    sum ^= char.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xEDB88320 : sum >>> 1;
  }
  return (~sum >>> 0).toString(16).padStart(8, '0');
}

function moves(board, sign, past, size) {
  const all = [];
  for (let column = 0; column < size; column++) {
    for (let row = 0; row < size; row++) {
      const at = [column, row];
      const { overwrite, suicide } = board.analyzeMove(sign, at);
      if (!overwrite && !suicide && !past.has(picture(board.makeMove(sign, at)))) all.push([named(at, size), at]);
    }
  }
  return all.sort((a, b) => (a[0] < b[0] ? -1 : 1));
}

function random(size, takes, seed) {
  let board = GoBoard.fromDimensions(size, size);
  let sign = 1;
  let state = seed;
  let plies = 0;
  let told = '';
  const past = new Set();
  for (;;) {
    const names = moves(board, sign, past, size);
    if (names.length === 0) break;
    told += names.map(name => name[0]).join(' ') + '\n';
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    past.add(picture(board));
    board = board.makeMove(sign, names[Math.floor((state * names.length) / 2 ** 32)][1]);
    plies++;
    if (board.getCaptures(sign) >= takes) {
      sign = -sign;
      break;
    }
    sign = -sign;
  }
  const result = sign === 1 ? 'second' : 'first';
  const options = (size === 9 ? '' : ` -size=${size}`) + (takes === 1 ? '' : ` -takes=${takes}`);
  return `random 2${options} = ${seed} ${plies} ${crc(told)} ${result}`;
}

console.log("# npm's @sabaki/go-board 1.4.3: foreign.cjs");
console.log('perft 2 = 81 6480 511920');
for (const [size, takes, games] of [[9, 1, 20], [9, 5, 20], [7, 5, 50], [13, 3, 10]]) {
  for (let seed = 1; seed <= games; seed++) console.log(random(size, takes, seed));
}
