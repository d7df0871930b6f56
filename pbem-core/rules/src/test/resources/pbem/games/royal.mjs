// Makes GAME/games.txt for chess and its family with the rules of other programs:
//   npm install chess.js@1.4.0 chessops@0.15.1 ffish@0.7.10 && node royal.mjs chess 1000 > orthodox/games.txt
// A game by lot is a line: seed, options, plies, sum over all legal moves of all its positions, how it ended ("cut" if it did not).
// Of the sorted moves, written as engines write them, a linear congruential generator takes one.
import { createRequire } from 'node:module';
import { Chess as ChessJs } from 'chess.js';
import { Chess as ChessOps } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { makeUci, parseUci, squareRank } from 'chessops';

delete globalThis.fetch; // or the loader of ffish looks for its wasm on the net

// Fairy-Stockfish is not asked about repetition, counting and the like, so its games are short.
const longest = (game, seed) => (game !== 'chess' ? 80 : seed <= 20 ? 1000 : 120);

// chess.js knows all ends: mate, stalemate, third repetition, 50 moves and what is dead.
function chess() {
  const board = new ChessJs();
  return {
    moves: () => (board.isGameOver() ? [] : board.moves({ verbose: true }).map(move => move.lan)),
    play: move => board.move({ from: move.slice(0, 2), to: move.slice(2, 4), promotion: move[4] }),
    result: () => (board.isCheckmate() ? (board.turn() === 'w' ? 'second' : 'first') : 'draw'),
  };
}

// chessops knows the moves, mate, stalemate and what is dead; the rest is left out by playing no more than 60 moves.
function chess960(seed) {
  const number = (seed * 7) % 960;
  const board = ChessOps.fromSetup(parseFen(start960(number)).unwrap()).unwrap();
  const targets = function* () {
    for (const [from, all] of board.allDests())
      for (const to of all)
        for (const promotion of board.board.pawn.has(from) && squareRank(to) % 7 === 0
          ? ['queen', 'rook', 'bishop', 'knight']
          : [undefined])
          yield makeUci({ from, to, promotion });
  };
  let left = 60;
  return {
    start: number,
    moves: () => (board.isEnd() || left-- === 0 ? [] : [...targets()]),
    play: move => board.play(parseUci(move)),
    result: () => (board.isCheckmate() ? (board.turn === 'white' ? 'second' : 'first') : board.isEnd() ? 'draw' : 'cut'),
  };
}

function start960(number) {
  const row = Array(8).fill(null);
  const free = at => row.map((piece, place) => (piece ? -1 : place)).filter(place => place >= 0)[at];
  row[2 * (number % 4) + 1] = 'b';
  row[2 * ((number >> 2) % 4)] = 'b';
  row[free((number >> 4) % 6)] = 'q';
  const knights = [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]][Math.floor(number / 96)];
  const [one, two] = knights.map(free);
  row[one] = row[two] = 'n';
  for (const piece of 'rkr') row[free(0)] = piece;
  const text = row.join('');
  return `${text}/pppppppp/8/8/8/8/PPPPPPPP/${text.toUpperCase()} w KQkq - 0 1`;
}

// Fairy-Stockfish knows the moves; what it says of repetitions and counting is not asked, only whether there is a move.
let ffish;
function fairy(variant, named) {
  const board = new ffish.Board(variant);
  const own = {};
  return {
    moves: () =>
      board.legalMoves().split(' ').filter(move => move && !isPawnDropMate(board, move)).map(move => {
        own[named(move)] = move;
        return named(move);
      }),
    play: move => board.push(own[move]),
    result: () => 'end',
    close: () => board.delete(),
  };
}

// It lists a pawn that is put on the board and gives mate as a move, which loses; here it is none.
function isPawnDropMate(board, move) {
  if (!move.startsWith('P@')) return false;
  board.push(move);
  const mate = board.isCheck() && board.legalMoves() === '';
  board.pop();
  return mate;
}

// It numbers the columns of Shogi with letters from the left, and its rows from below.
const usi = (move, size) =>
  move
    .replace('@', '*')
    .replace(/[a-i]\d/g, cell => `${size - cell.charCodeAt(0) + 97}${String.fromCharCode(97 + size - Number(cell[1]))}`);

const GAMES = {
  chess,
  chess960,
  makruk: () => fairy('makruk', move => move.replace(/m$/, '')), // a pawn there becomes nothing but a met
  xiangqi: () => fairy('xiangqi', move => move),
  shogi: () => fairy('shogi', move => usi(move, 9)),
  minishogi: () => fairy('minishogi', move => usi(move, 5)),
};

function crc(text) {
  let sum = ~0;
  for (const char of text) {
    sum ^= char.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xEDB88320 : sum >>> 1;
  }
  return (~sum >>> 0).toString(16).padStart(8, '0');
}

function random(game, seed) {
  const at = GAMES[game](seed);
  let state = seed;
  let plies = 0;
  let told = '';
  let all = at.moves();
  while (all.length > 0 && plies < longest(game, seed)) {
    all.sort();
    told += all.join(' ') + '\n';
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    at.play(all[Math.floor((state * all.length) / 2 ** 32)]);
    plies++;
    all = at.moves();
  }
  const name = at.start === undefined ? seed : `${seed} -start=${at.start}`;
  const line = `${name} ${plies} ${crc(told)} ${all.length === 0 ? at.result() : 'cut'}`;
  at.close?.();
  return line;
}

function write() {
  const [, , game, count] = process.argv;
  for (let seed = 1; seed <= count; seed++) console.log(random(game, seed));
}

ffish = createRequire(import.meta.url)('ffish');
ffish.onRuntimeInitialized = write;
