// Holds our files of chess's kin and of English draughts against other programs, and theirs against us:
//   java -cp ... pbem.record.text.PlayedRecords write DIR 77
//   npm install ffish@0.7.10 rapid-draughts@1.0.6 && node variants.mjs DIR 77
//   java -cp ... pbem.record.text.PlayedRecords read DIR/by-*
// ffish is fairy-stockfish. Its own reader of PGN loses its way in a second game, so it gets the moves one by one; of draughts
// they are played by their ends. One difference is known: rapid-draughts goes on where we call a game drawn (the same position
// for the third time, or 40 moves of each without a capture or a man's move), so of its 77 we refuse nine.
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
const require = createRequire(path.join(process.cwd(), 'x.js'));
delete globalThis.fetch; // else ffish would fetch what lies beside it
const ffish = require('ffish');
await new Promise(ready => { ffish.onRuntimeInitialized = ready; });
const { EnglishDraughts } = require('rapid-draughts/english');

const [dir, count] = [process.argv[2], Number(process.argv[3])];
let seed = 7;
const lot = n => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) % n;
const tell = (what, right, all, wrong) => console.log(`${what}: ${right} of ${all}`, wrong.slice(0, 3));
const facts = file => fs.readFileSync(path.join(dir, file + '.facts'), 'utf8').trim().split('\n');
const games = file => fs.readFileSync(path.join(dir, file), 'utf8').split(/\n\n(?=\[Event )/);

const words = text => text.replace(/^\[.*\]$/gm, '').replace(/\{[^}]*\}/g, '').replace(/(1-0|0-1|1\/2-1\/2|\*)\s*$/, '')
  .split(/\s+/).filter(word => word && !/^\d+\.+$/.test(word));

// Counters of moves differ among programs of other games than chess, so the men, who is on turn and what is in hand count.
const inHand = men => [...men.replace(/(\d+)(.)/g, (_, n, man) => man.repeat(n))].filter(man => man !== '-').sort().join('');
const theirs = fen => {
  const [, men, hand, turn] = fen.match(/^([^ []+)(?:\[(.*)\])? (.)/);
  return `${men} ${turn} ${inHand(hand ?? '')}`;
};
const ours = (fen, variant) => {
  const [men, turn, hand] = fen.split(' ');
  return variant === 'shogi' ? `${men} ${turn === 'b' ? 'w' : 'b'} ${inHand(hand)}` : `${men} ${turn} `;
};

// In shogi moves are written as Hodges did, in xiangqi by cells whose rows count from 0.
const play = (board, variant, move) =>
  variant === 'shogi' ? board.pushSan(move, ffish.Notation.SHOGI_HODGES)
    : variant === 'xiangqi' ? board.push(move.toLowerCase().replace('-', '').replace(/\d/g, row => Number(row) + 1))
      : board.pushSan(move);
const written = (board, variant, move) =>
  variant === 'shogi' ? board.sanMove(move, ffish.Notation.SHOGI_HODGES)
    : variant === 'xiangqi' ? move.match(/[a-i]\d+/g).map(cell => cell[0].toUpperCase() + (Number(cell.slice(1)) - 1)).join('-')
      : board.sanMove(move);

for (const [file, variant, shuffled] of
  [['chess', 'chess', false], ['chess960', 'chess', true], ['xiangqi', 'xiangqi', false], ['shogi', 'shogi', false], ['makruk', 'makruk', false]]) {
  const wrong = [];
  const all = games(file + '.pgn');
  all.forEach((text, i) => {
    const board = new ffish.Board(variant, text.match(/\[FEN "(.*)"\]/)?.[1] ?? '', shuffled);
    let moves = 0;
    for (const move of words(text)) {
      if (!play(board, variant, move)) break;
      moves++;
    }
    const [known, ...fen] = facts(file + '.pgn')[i].split(' ');
    const found = `${moves} ${theirs(board.fen())}`;
    const meant = `${known} ${ours(fen.join(' '), variant)}`;
    if (found !== meant) wrong.push(`game ${i}: ${found} and not ${meant}`);
    board.delete();
  });
  tell(file + '.pgn', all.length - wrong.length, all.length, wrong);

  let pgn = '';
  for (let i = 0; i < count; i++) {
    const start = shuffled ? games('chess960.pgn')[i].match(/\[FEN "(.*)"\]/)[1] : '';
    const board = new ffish.Board(variant, start, shuffled);
    const played = [];
    while (!board.isGameOver() && played.length < 150) {
      const moves = board.legalMoves().split(' ');
      const move = moves[lot(moves.length)];
      played.push(written(board, variant, move));
      board.push(move);
    }
    const name = shuffled ? 'Chess960' : variant[0].toUpperCase() + variant.slice(1);
    const tags = [['Event', 'x'], ['White', 'one'], ['Black', 'two'], ['Result', board.isGameOver() ? board.result() : '1/2-1/2'],
      ['Termination', 'adjudication'], ...(name === 'Chess' ? [] : [['Variant', name]]), ...(start ? [['SetUp', '1'], ['FEN', start]] : [])];
    pgn += tags.map(([tag, value]) => `[${tag} "${value}"]\n`).join('') + '\n'
      + played.map((move, n) => (n % 2 ? '' : n / 2 + 1 + '. ') + move).join(' ') + ' ' + tags[3][1] + '\n\n';
    board.delete();
  }
  fs.writeFileSync(path.join(dir, `by-ffish-${file}.pgn`), pgn);
}

const row = square => Math.floor((square - 1) / 4);
const column = square => 2 * ((square - 1) % 4) + (row(square) % 2 === 0 ? 1 : 0);
/** The square that a jump leads over, as rapid-draughts counts them. */
const over = (from, to) => 4 * ((row(from) + row(to)) / 2) + Math.floor((column(from) + column(to)) / 4);
const men = board => {
  const sides = { dark: [], light: [] };
  for (const { dark, position, piece } of board) {
    if (dark && piece) sides[piece.player].push((piece.king ? 'K' : '') + (position + 1));
  }
  return `B${sides.dark.sort()}:W${sides.light.sort()}`;
};
const sorted = fen => fen.split(':').slice(1).map(side => side[0] + side.slice(1).split(',').filter(Boolean).sort()).join(':');
{
  const wrong = [];
  const all = games('draughts.pdn');
  all.forEach((text, i) => {
    const board = EnglishDraughts.setup();
    let moves = 0;
    for (const word of text.replace(/^\[.*\]$/gm, '').replace(/\{[^}]*\}/g, '').replace(/(1-0|0-1|1\/2-1\/2|\*)\s*$/, '').match(/\d+([-x]\d+)+/g) ?? []) {
      const path = word.split(/[-x]/).map(Number);
      const jumped = String(path.slice(1).map((square, n) => over(path[n], square)).sort());
      const fits = board.moves.filter(move => move.origin === path[0] - 1 && move.destination === path.at(-1) - 1);
      const move = fits.length === 1 ? fits[0] : fits.find(one => String([...one.captures].sort()) === jumped);
      if (!move) { wrong.push(`game ${i}: ${word} is refused`); return; }
      board.move(move);
      moves++;
    }
    const [known, fen] = facts('draughts.pdn')[i].split(' ');
    const found = `${moves} ${men(board.board)}`;
    if (found !== `${known} ${sorted(fen)}`) wrong.push(`game ${i}: ${found} and not ${known} ${sorted(fen)}`);
  });
  tell('draughts.pdn', all.length - wrong.length, all.length, wrong);

  let pdn = '';
  for (let i = 0; i < count; i++) {
    const board = EnglishDraughts.setup();
    const played = [];
    while (board.status === 'playing' && board.moves.length > 0 && played.length < 120) {
      const told = board.moves.filter(one => board.moves.filter(other => other.origin === one.origin && other.destination === one.destination).length === 1);
      if (told.length === 0) break;
      const move = told[lot(told.length)];
      played.push(`${move.origin + 1}${move.captures.length ? 'x' : '-'}${move.destination + 1}`);
      board.move(move);
    }
    const result = board.moves.length > 0 ? '1/2-1/2' : board.player === 'light' ? '0-1' : '1-0';
    pdn += `[Event "x"]\n[White "one"]\n[Black "two"]\n[Result "${result}"]\n[GameType "21"]\n\n`
      + played.map((move, n) => (n % 2 ? '' : n / 2 + 1 + '. ') + move).join(' ') + ` ${result}\n\n`;
  }
  fs.writeFileSync(path.join(dir, 'by-rapid-draughts.pdn'), pdn);
}
