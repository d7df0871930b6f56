// Makes the lines "perft" and "random" of NAME/foreign.txt with another program's rules:
//   npm install ffish@0.7.10 && node foreign.cjs breakthrough > breakthrough/foreign.txt
// Checked beside it with Debian's fairy-stockfish 11.1: "setoption name UCI_Variant value breakthrough", "go perft 4".
delete globalThis.fetch; // or the loader of ffish looks for its wasm on the net
const ffish = require('ffish');

const square = text => text.replace(/^P@/, '');
const fromAbove = text => square(text).replace(/\d+$/, row => 9 - row);
const step = text => text.replace(/^([a-z]\d+)([a-z]\d+)$/, '$1-$2');
const shot = text => text.replace(/^([a-z]\d+)([a-z]\d+),[a-z]\d+([a-z]\d+)$/, '$1-$2/$3');

const drops = cells => 'P'.repeat(cells) + 'p'.repeat(cells);
const dropping = (name, columns, rows, more) => `
[${name}:fairy]
maxRank = ${rows}
maxFile = ${columns}
immobile = p
startFen = ${Array(rows).fill(columns).join('/')}[${drops(columns * rows / 2)}] w - - 0 1
pieceDrops = true
mustDrop = true
promotionPieceTypes = -
stalemateValue = draw
nMoveRule = 0
nFoldRule = 0
${more}
`;
const VARIANTS = dropping('gomoku10', 10, 10, 'connectN = 5') + dropping('four', 7, 6, 'connectN = 4\nenclosingDrop = top');

const GAMES = {
  breakthrough: { variant: 'breakthrough', setup: '2', named: step, perft: 4 },
  amazons: { variant: 'amazons', setup: '2', named: shot, perft: 1 },
  reversi: { variant: 'flipello', setup: '2', named: fromAbove, perft: 7 },
  gomoku: { variant: 'gomoku10', setup: '2 -size=10 -no-swap', named: square, perft: 2 },
  clobber: { variant: 'clobber', setup: '2 -size=5x6', named: step, perft: 3 },
  infection: { variant: 'ataxx', setup: '2', named: text => step(square(text)), perft: 3 },
  fourinarow: { variant: 'four', setup: '2 -no-swap', named: square, perft: 4 },
};

const game = GAMES[process.argv[2]];

const isPass = move => move === '0000' || /^([a-z]\d+)\1$/.test(move);

// A player without a move is passed over: a ply of the program, none of ours.
function moves(board) {
  for (;;) {
    const all = board.legalMoves().split(' ').filter(move => move);
    if (all.length !== 1 || !isPass(all[0]) || board.isGameOver()) return board.isGameOver() ? [] : all;
    board.push(all[0]);
  }
}

function perft(board, depth) {
  const all = moves(board);
  if (depth === 1) return all.length;
  let sum = 0;
  for (const move of all) {
    const after = new ffish.Board(game.variant, board.fen());
    after.push(move);
    sum += perft(after, depth - 1);
    after.delete();
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

// Of the sorted moves a linear congruential generator takes one; the sum is over all moves of all positions.
function random(seed) {
  const board = new ffish.Board(game.variant);
  let state = seed;
  let plies = 0;
  let told = '';
  for (let all = moves(board); all.length > 0; all = moves(board)) {
    const names = all.map(move => [game.named(move), move]).sort((a, b) => (a[0] < b[0] ? -1 : 1));
    told += names.map(name => name[0]).join(' ') + '\n';
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    board.push(names[Math.floor((state * names.length) / 2 ** 32)][1]);
    plies++;
  }
  const result = { '1-0': 'first', '0-1': 'second', '1/2-1/2': 'draw' }[board.result()];
  board.delete();
  return `random ${game.setup} = ${seed} ${plies} ${crc(told)} ${result}`;
}

ffish.onRuntimeInitialized = () => {
  ffish.loadVariantConfig(VARIANTS);
  console.log(`# Fairy-Stockfish by npm's ffish 0.7.10, variant ${game.variant}: foreign.cjs`);
  const counts = [];
  for (let depth = 1; depth <= game.perft; depth++) counts.push(perft(new ffish.Board(game.variant), depth));
  console.log(`perft ${game.setup} = ${counts.join(' ')}`);
  for (let seed = 1; seed <= 50; seed++) console.log(random(seed));
};
