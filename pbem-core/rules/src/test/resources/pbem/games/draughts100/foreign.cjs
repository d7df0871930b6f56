// Makes foreign.txt with another program's rules:
//   npm install draughts@0.2.1 && node foreign.cjs > foreign.txt
const { Draughts } = require('draughts');

const ROW = square => Math.floor((square - 1) / 5);
const COLUMN = square => 2 * ((square - 1) % 5) + (ROW(square) % 2 === 0 ? 1 : 0);
const SQUARE = (column, row) => (column < 0 || column > 9 || row < 0 || row > 9 ? 0 : 5 * row + (column >> 1) + 1);
const SQUARES = Array.from({ length: 50 }, (_, i) => i + 1);
const WAYS = [[1, -1], [1, 1], [-1, 1], [-1, -1]];

// The program tells the ends of a chain and what is taken; of the ways between we take the one that turns right least
// and comes down soonest.
function chain(game, from, at, to, left, king) {
  if (left.length === 0) return at === to ? [at] : null;
  const free = square => square > 0 && (square === from || game.get(square) === '0');
  for (const [right, down] of WAYS) {
    const on = square => SQUARE(COLUMN(square) + right, ROW(square) + down);
    let over = on(at);
    while (king && free(over)) over = on(over);
    if (!left.includes(over)) continue;
    for (let next = on(over); free(next); next = on(next)) {
      const rest = chain(game, from, next, to, left.filter(square => square !== over), king);
      if (rest) return [at, ...rest];
      if (!king) break;
    }
  }
  return null;
}

// Kings of the program step one square only, so steps are found here; chains are its own.
function steps(game) {
  const all = [];
  for (const from of SQUARES) {
    const man = game.get(from);
    if (man.toLowerCase() !== game.turn().toLowerCase()) continue;
    const king = 'WB'.includes(man);
    for (const [right, down] of WAYS) {
      if (!king && down !== (man === 'w' ? -1 : 1)) continue;
      let to = SQUARE(COLUMN(from) + right, ROW(from) + down);
      while (to > 0 && game.get(to) === '0') {
        all.push({ from, to, takes: [] });
        to = king ? SQUARE(COLUMN(to) + right, ROW(to) + down) : 0;
      }
    }
  }
  return all;
}

function moves(game) {
  const all = new Map();
  const jumps = game.moves().filter(move => move.takes.length > 0);
  for (const move of jumps.length > 0 ? jumps : steps(game)) {
    const king = 'WB'.includes(game.get(move.from));
    const path = move.takes.length === 0 ? [move.from, move.to] : chain(game, move.from, move.from, move.to, move.takes, king);
    const key = [move.from, move.to, ...[...move.takes].sort((a, b) => a - b)].join();
    if (!all.has(key)) all.set(key, { name: path.join(move.takes.length === 0 ? '-' : 'x'), taken: move.takes, king, from: move.from, to: move.to });
  }
  return [...all.values()];
}

const picture = game => game.turn() + SQUARES.map(square => game.get(square)).join('');

// The move is made here, so that no shorter notation can mean another one.
function after(game, move) {
  const next = {};
  for (const square of SQUARES) if (!move.taken.includes(square) && square !== move.from) next[square] = game.get(square);
  const piece = game.get(move.from);
  next[move.to] = piece === 'w' && move.to <= 5 ? 'W' : piece === 'b' && move.to > 45 ? 'B' : piece;
  const side = man => SQUARES.filter(s => (next[s] || '0').toLowerCase() === man)
    .map(s => (next[s] === man ? '' : 'K') + s).join(',');
  return new Draughts(`${game.turn() === 'w' ? 'B' : 'W'}:W${side('w')}:B${side('b')}`);
}

function perft(game, depth) {
  const all = moves(game);
  return depth === 1 ? all.length : all.reduce((sum, move) => sum + perft(after(game, move), depth - 1), 0);
}

function crc(text) {
  let sum = ~0;
  for (const char of text) {
    sum ^= char.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xEDB88320 : sum >>> 1;
  }
  return (~sum >>> 0).toString(16).padStart(8, '0');
}

// So many moves of both with a lone king against at most three are a draw.
function limit(game) {
  const count = man => SQUARES.filter(square => man.includes(game.get(square))).length;
  if (count('W') === 0 || count('B') === 0) return Infinity;
  const both = [count('wW'), count('bB')].sort((a, b) => a - b);
  return both[0] > 1 || both[1] > 3 ? Infinity : both[1] === 3 ? 32 : 10;
}

// Of the sorted moves a linear congruential generator takes one; the sum is over all moves of all positions.
function random(seed) {
  let game = new Draughts();
  let state = seed;
  let plies = 0;
  let told = '';
  let past = [picture(game)];
  let few = 0;
  let result;
  for (;;) {
    const all = moves(game).sort((a, b) => (a.name < b.name ? -1 : 1));
    if (all.length === 0) {
      result = game.turn() === 'w' ? 'second' : 'first';
      break;
    }
    const here = picture(game);
    if (past.filter(one => one === here).length > 2 || past.length > 50 || few >= limit(game)) {
      result = 'draw';
      break;
    }
    told += all.map(move => move.name).join(' ') + '\n';
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const move = all[Math.floor((state * all.length) / 2 ** 32)];
    const next = after(game, move);
    few = limit(next) === limit(game) ? few + 1 : 0;
    past = move.taken.length > 0 || !move.king ? [picture(next)] : [...past, picture(next)];
    game = next;
    plies++;
  }
  return `random 2 = ${seed} ${plies} ${crc(told)} ${result}`;
}

console.log("# npm's draughts 0.2.1: foreign.cjs. Two chains with the same ends over the same men are one move.");
const counts = [];
for (let depth = 1; depth <= 6; depth++) counts.push(perft(new Draughts(), depth));
console.log(`perft 2 = ${counts.join(' ')}`);
for (let seed = 1; seed <= 50; seed++) console.log(random(seed));
