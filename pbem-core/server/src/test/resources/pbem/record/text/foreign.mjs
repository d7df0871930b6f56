// Holds our files of games against other programs, and theirs against us:
//   java -cp ... pbem.record.text.PlayedRecords write DIR 77     a thousand games by lot in files of all kinds
//   npm install chess.js@1.4.0 @sabaki/sgf@3.4.7 draughts@0.2.1 && node foreign.mjs DIR 77
//   java -cp ... pbem.record.text.PlayedRecords read DIR/by-*
// It tells how many of ours they read as we meant them, and writes by-NAME files: games of their own, and ours as they
// write them. The three small files by-* beside it are the first of these.
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
const require = createRequire(path.join(process.cwd(), 'x.js'));
const { Chess } = require('chess.js');
const sgf = require('@sabaki/sgf');
const Draughts = (m => m.default ?? m.Draughts ?? m)(require('draughts'));

const [dir, count] = [process.argv[2], Number(process.argv[3])];
let seed = 7;
const lot = n => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) % n;
const tell = (what, right, all, wrong) => console.log(`${what}: ${right} of ${all}`, wrong.slice(0, 3));
const facts = file => fs.readFileSync(path.join(dir, file + '.facts'), 'utf8').trim().split('\n');

function texts(file, read) {
  const games = fs.readFileSync(path.join(dir, file), 'utf8').split(/\n\n(?=\[Event )/);
  const wrong = [];
  games.forEach((game, i) => {
    try {
      const found = read(game);
      if (found !== facts(file)[i]) wrong.push(`game ${i}: ${found} and not ${facts(file)[i]}`);
    } catch (e) {
      wrong.push(`game ${i}: ${e.message}`.slice(0, 200));
    }
  });
  tell(file, games.length - wrong.length, games.length, wrong);
}

texts('chess.pgn', game => {
  const chess = new Chess();
  chess.loadPgn(game);
  return `${chess.history().length} ${chess.fen()}`;
});
// draughts 0.2.1 cannot read PDN, not even its own; it plays our moves by their ends. Its kings step to the next square
// alone, so a game is held against it as far as the first longer step of one.
const squares = fen => {
  const [turn, ...men] = fen.replace(/\.$/, '').split(':');
  return [turn, ...men.map(side => side[0] + side.slice(1).split(',').filter(Boolean).sort().join()).sort()].join(':');
};
{
  const file = 'international.pdn';
  const games = fs.readFileSync(path.join(dir, file), 'utf8').split(/\n\n(?=\[Event )/);
  const wrong = [];
  let cut = 0;
  games.forEach((game, i) => {
    const board = new Draughts();
    let moves = 0;
    for (const move of game.replace(/^\[.*\]$/gm, '').replace(/\{[^}]*\}/g, '').replace(/(1-0|0-1|1\/2-1\/2|\*)\s*$/, '').match(/\d+([-x]\d+)+/g) ?? []) {
      const ends = move.split(/[-x]/).map(Number);
      const rows = Math.abs(Math.floor((ends[0] - 1) / 5) - Math.floor((ends.at(-1) - 1) / 5));
      if (move.includes('-') && rows > 1) { cut++; return; }
      if (board.move({ from: ends[0], to: ends.at(-1) })) { moves++; continue; }
      wrong.push(`game ${i}: ${move} is refused`);
      return;
    }
    const [all, fen] = facts(file)[i].split(' ');
    const found = `${moves} ${squares(board.fen())}`;
    if (found !== `${all} ${squares(fen)}`) wrong.push(`game ${i}: ${found} and not ${all} ${squares(fen)}`);
  });
  tell(`${file} (${cut} in part)`, games.length - wrong.length, games.length, wrong);
}
for (const file of fs.readdirSync(dir).filter(name => name.endsWith('.sgf') && !name.startsWith('by-'))) {
  const trees = sgf.parse(fs.readFileSync(path.join(dir, file), 'utf8'));
  const wrong = [];
  trees.forEach((tree, i) => {
    let moves = 0;
    for (let node = tree.children[0]; node; node = node.children[0]) moves += (node.data.B ?? node.data.W) ? 1 : 0;
    const ours = Number(facts(file)[i].split(' ')[0]);
    if (moves !== ours && file !== 'weiqi.sgf') wrong.push(`game ${i}: ${moves} moves and not ${ours}`);
  });
  tell(file, trees.length - wrong.length, trees.length, wrong);
  fs.writeFileSync(path.join(dir, 'by-sabaki-' + file), sgf.stringify(trees));
}

let pgn = '';
for (let i = 0; i < count; i++) {
  const chess = new Chess();
  chess.setHeader('White', 'one');
  chess.setHeader('Black', 'two');
  while (!chess.isGameOver() && chess.history().length < 150) {
    const moves = chess.moves();
    chess.move(moves[lot(moves.length)]);
    if (lot(20) === 0) chess.setComment('a remark');
  }
  const result = chess.isCheckmate() ? (chess.turn() === 'w' ? '0-1' : '1-0') : '1/2-1/2';
  chess.setHeader('Result', result);
  pgn += chess.pgn() + '\n\n';
}
fs.writeFileSync(path.join(dir, 'by-chess.js.pgn'), pgn);
let pdn = '';
for (let i = 0; i < count; i++) {
  const board = new Draughts();
  for (let n = 0; n < 60 && !board.gameOver(); n++) {
    const moves = board.moves();
    board.move(moves[lot(moves.length)]);
  }
  const won = board.moves().length === 0 ? (board.turn() === 'w' ? '0-1' : '1-0') : '1/2-1/2';
  pdn += `[Event "x"]\n[White "one"]\n[Black "two"]\n[Result "${won}"]\n[GameType "20"]\n\n` + board.pdn().replace(/^\[.*\]\n?/gm, '').trim() + ` ${won}\n\n`;
}
fs.writeFileSync(path.join(dir, 'by-draughts.pdn'), pdn);
