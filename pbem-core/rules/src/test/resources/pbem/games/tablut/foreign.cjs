// Makes foreign.txt with another program's rules:
//   npm install tafl@4.0.0 && node foreign.cjs > foreign.txt
const { Tafl, TaflBoard, TaflRule, Piece } = require('tafl');

// How men go and what they take is the program's. The king is taken here as by any two men, unless he is on the throne or
// beside it: that is no rule of the program, so it is written once more below.
const SETUPS = {
  '2': { board: TaflBoard._9_TABLUT, corner: false, armed: true, open: false },
  '2 -size=7': { board: TaflBoard._7_BRANDUBH, corner: true, armed: true, open: true },
  '2 -king=weaponless -throne=open': { board: TaflBoard._9_TABLUT, corner: false, armed: false, open: true },
  '2 -escape=corner': { board: TaflBoard._9_TABLUT, corner: true, armed: true, open: false },
  '2 -escape=edge -size=7 -throne=closed': { board: TaflBoard._7_BRANDUBH, corner: false, armed: true, open: false },
};
const WAYS = [[1, 0], [-1, 0], [0, 1], [0, -1]];

const tafl = new Tafl();
tafl.didAttackersSurroundDefenders = () => false;

function start(setup) {
  return tafl.initialState({
    board: setup.board,
    rules: {
      [TaflRule.EXIT_FORTS]: false,
      [TaflRule.SHIELD_WALLS]: false,
      [TaflRule.EDGE_ESCAPE]: !setup.corner,
      [TaflRule.KING_IS_ARMED]: setup.armed,
      [TaflRule.KING_CAN_RETURN_TO_CENTER]: setup.open,
      [TaflRule.ATTACKER_COUNT_TO_CAPTURE]: 9,
      [TaflRule.CORNER_BASE_WIDTH]: setup.corner ? 1 : 0,
      [TaflRule.SAVE_BOARD_HISTORY]: false,
    },
  });
}

const at = (state, r, c) => (state.board[r] || [])[c];
const name = (state, { r, c }) => 'abcdefghi'[c] + (state.board.length - r);
const middle = state => (state.board.length - 1) / 2;

function crosses(state, { from, to }) {
  const m = middle(state);
  const between = (one, x, other) => (one < x && x < other) || (other < x && x < one);
  return (from.r === m && to.r === m && between(from.c, m, to.c)) || (from.c === m && to.c === m && between(from.r, m, to.r));
}

function moves(state, setup) {
  if (state.result.finished) return [];
  return tafl.getPossibleActions(state)
    .filter(move => setup.open || !crosses(state, move))
    .map(move => ({ move, name: `${name(state, move.from)}-${name(state, move.to)}` }));
}

// Only in the program with a closed throne somebody could still have moves that cross it.
function isStuck(state, setup) {
  return !state.result.finished && moves(state, setup).length === 0;
}

function takesKing(state, setup, to) {
  const m = middle(state);
  for (const [down, right] of WAYS) {
    const [r, c] = [to.r + down, to.c + right];
    if (at(state, r, c) !== Piece.PK) continue;
    const hostile = (y, x) => at(state, y, x) === Piece.PA || (y === m && x === m && at(state, y, x) === Piece.__);
    if (Math.abs(r - m) + Math.abs(c - m) < 2) return WAYS.every(([y, x]) => hostile(r + y, c + x));
    const [y, x] = [r + down, c + right];
    return hostile(y, x) || (setup.corner && tafl.isCorner(state, { r: y, c: x }) && at(state, y, x) !== undefined);
  }
  return false;
}

function after(state, setup, move) {
  const mover = state.board[move.from.r][move.from.c];
  const next = tafl.act(state, move);
  if (mover === Piece.PK && !setup.armed) { // the program lets him take when he comes
    for (const { r, c } of next.captures || []) next.board[r][c] = state.board[r][c];
    if (next.captures && next.captures.length > 0) {
      next.captures = [];
      if (next.result.winner && next.result.desc.startsWith('No move')) throw new Error('not foreseen');
    }
  }
  if (mover === Piece.PA && takesKing(next, setup, move.to)) next.result = { finished: true, winner: 'Attacker', desc: 'taken' };
  return next;
}

function perft(state, setup, depth) {
  const all = moves(state, setup);
  return depth === 1 ? all.length : all.reduce((sum, { move }) => sum + perft(after(state, setup, move), setup, depth - 1), 0);
}

function crc(text) {
  let sum = ~0;
  for (const char of text) {
    sum ^= char.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xEDB88320 : sum >>> 1;
  }
  return (~sum >>> 0).toString(16).padStart(8, '0');
}

const LONGEST = 120;

// Of the sorted moves a linear congruential generator takes one; the sum is over all moves of all positions. The third time
// for a position, or a hundred moves without taking, is a draw.
function random(spelled, seed) {
  const setup = SETUPS[spelled];
  let state = start(setup);
  let lot = seed;
  let plies = 0;
  let told = '';
  let past = [];
  let result = 'open';
  while (plies < LONGEST) {
    const here = JSON.stringify([state.board, state.turn % 2]);
    past.push(here);
    if (state.result.finished) {
      result = state.result.winner === 'Attacker' ? 'first' : 'second';
      break;
    }
    if (isStuck(state, setup)) {
      result = state.turn % 2 === 0 ? 'second' : 'first';
      break;
    }
    if (past.filter(one => one === here).length > 2 || past.length > 100) {
      result = 'draw';
      break;
    }
    const all = moves(state, setup).sort((a, b) => (a.name < b.name ? -1 : 1));
    told += all.map(move => move.name).join(' ') + '\n';
    lot = (Math.imul(lot, 1664525) + 1013904223) >>> 0;
    const { move } = all[Math.floor((lot * all.length) / 2 ** 32)];
    state = after(state, setup, move);
    if (state.captures.length > 0) past = [];
    plies++;
  }
  return `random ${spelled} = ${seed} ${plies} ${crc(told)} ${result}`;
}

console.log("# npm's tafl 4.0.0: foreign.cjs");
for (const [spelled, setup] of Object.entries(SETUPS)) {
  const counts = [];
  for (let depth = 1; depth <= (spelled === '2 -size=7' ? 4 : 3); depth++) counts.push(perft(start(setup), setup, depth));
  if (counts.length > 3) console.log(`long perft ${spelled} = ${counts.join(' ')}`);
  console.log(`perft ${spelled} = ${counts.slice(0, 3).join(' ')}`);
  for (let seed = 1; seed <= (spelled === '2' || spelled === '2 -size=7' ? 50 : 15); seed++) console.log(random(spelled, seed));
}
