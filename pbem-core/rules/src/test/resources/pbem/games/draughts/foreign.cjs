// Makes foreign.txt with another program's rules:
//   npm install rapid-draughts@1.0.6 && node foreign.cjs > foreign.txt
const { EnglishDraughts } = require('rapid-draughts/english');

const ROW = square => Math.floor(square / 4);
const COLUMN = square => 2 * (square % 4) + (ROW(square) % 2 === 0 ? 1 : 0);
const SQUARE = (column, row) => (column < 0 || column > 7 || row < 0 || row > 7 ? -1 : 4 * row + (column >> 1));

// The program tells the ends of a chain and what is taken; of the ways between we take the one that turns right least.
const WAYS = [[1, -1], [1, 1], [-1, 1], [-1, -1]];
const MAN = { dark: [[-1, 1], [1, 1]], light: [[-1, -1], [1, -1]] };
function chain(at, to, left, ways) {
  if (left.length === 0) return at === to ? [at] : null;
  for (const [right, down] of ways) {
    const over = SQUARE(COLUMN(at) + right, ROW(at) + down);
    const next = SQUARE(COLUMN(at) + 2 * right, ROW(at) + 2 * down);
    if (next < 0 || !left.includes(over)) continue;
    const rest = chain(next, to, left.filter(square => square !== over), ways);
    if (rest) return [at, ...rest];
  }
  return null;
}

const squares = game => game.board.filter(cell => cell.dark);
const piece = (game, square) => squares(game).find(cell => cell.position === square).piece;

function named(game, move) {
  const king = piece(game, move.origin).king;
  const ways = king ? WAYS : MAN[game.player];
  const path = move.captures.length === 0 ? [move.origin, move.destination] : chain(move.origin, move.destination, move.captures, ways);
  return path.map(square => square + 1).join(move.captures.length === 0 ? '-' : 'x');
}

function perft(game, depth) {
  const moves = game.moves;
  if (depth === 1) return moves.length;
  let sum = 0;
  for (const move of moves) {
    const after = EnglishDraughts.setup(game.engine.serialize());
    after.move(move);
    sum += perft(after, depth - 1);
  }
  return sum;
}

function crc(text) {
  let sum = ~0;
  for (const char of text) {
    sum ^= char.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xEDB88320 : sum >>> 1;
  }
  return (~sum >>> 0).toString(16).padStart(8, '0');
}

const picture = game => game.player + squares(game).map(cell => (cell.piece ? cell.piece.player[0] + (cell.piece.king ? 'k' : 'm') : '.')).join('');

// Of the sorted moves a linear congruential generator takes one; the sum is over all moves of all positions.
function random(seed) {
  const game = EnglishDraughts.setup();
  let state = seed;
  let plies = 0;
  let told = '';
  let past = [picture(game)];
  let result;
  for (;;) {
    const moves = game.moves;
    if (moves.length === 0) {
      result = game.player === 'dark' ? 'second' : 'first';
      break;
    }
    const here = picture(game);
    if (past.filter(one => one === here).length > 2 || past.length > 80) {
      result = 'draw';
      break;
    }
    const names = moves.map(move => [named(game, move), move]).sort((a, b) => (a[0] < b[0] ? -1 : 1));
    told += names.map(name => name[0]).join(' ') + '\n';
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const move = names[Math.floor((state * names.length) / 2 ** 32)][1];
    const lasts = move.captures.length > 0 || !piece(game, move.origin).king;
    game.move(move);
    plies++;
    past = lasts ? [picture(game)] : [...past, picture(game)];
  }
  return `random 2 = ${seed} ${plies} ${crc(told)} ${result}`;
}

console.log("# npm's rapid-draughts 1.0.6: foreign.cjs. Two chains with the same ends over the same men are one move.");
const counts = [];
for (let depth = 1; depth <= 7; depth++) counts.push(perft(EnglishDraughts.setup(), depth));
console.log(`perft 2 = ${counts.join(' ')}`);
for (let seed = 1; seed <= 50; seed++) console.log(random(seed));
