// Makes foreign.txt by a second way of writing the rules: AbstractPlay counts 68 and 4460 sequences of one and two moves,
// and so does this.
//   node foreign.cjs > foreign.txt
// A board is a list of columns by the name of their cell, each a string from the bottom to the top: 'wwb' is black's.
const FILES = 'abcdefgh';
const CELLS = [];
for (let row = 1; row <= 8; row++) {
  const cut = row === 1 || row === 8 ? 2 : row === 2 || row === 7 ? 1 : 0;
  for (let file = cut; file < 8 - cut; file++) CELLS.push(FILES[file] + row);
}
const start = () => {
  const columns = Object.fromEntries(CELLS.map(cell => [cell, '']));
  for (let row = 2; row <= 7; row++) for (let file = 1; file <= 6; file++) {
    const pair = Math.floor((file - 1) / 2);
    columns[FILES[file] + row] = (pair + row) % 2 === 0 ? 'w' : 'b';
  }
  return { columns, side: 'w', reserve: { w: 0, b: 0 } };
};
const away = (cell, right, up, far) => FILES[FILES.indexOf(cell[0]) + far * right] + (Number(cell[1]) + far * up);

function moves({ columns, side, reserve }) {
  const all = [];
  for (const from of CELLS) {
    const column = columns[from];
    if (!column.endsWith(side)) continue;
    for (const [right, up] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
      for (let far = 1; far <= column.length; far++) {
        const to = away(from, right, up, far);
        if (CELLS.includes(to)) all.push({ from, to, men: far, name: `${from}-${to}` });
      }
    }
  }
  if (reserve[side] > 0) for (const to of CELLS) all.push({ to, men: 1, name: `put-${to}` });
  return all;
}

function after({ columns, side, reserve }, { from, to, men }) {
  const next = { ...columns };
  const left = { ...reserve };
  let moved = side;
  if (from) {
    moved = columns[from].slice(-men);
    next[from] = columns[from].slice(0, -men);
  } else left[side]--;
  const all = next[to] + moved;
  const gone = all.slice(0, Math.max(0, all.length - 5));
  next[to] = all.slice(gone.length);
  left[side] += [...gone].filter(man => man === side).length;
  return { columns: next, side: side === 'w' ? 'b' : 'w', reserve: left, taken: [...gone].some(man => man !== side) };
}

const perft = (at, depth) => {
  const all = moves(at);
  return depth === 1 ? all.length : all.reduce((sum, move) => sum + perft(after(at, move), depth - 1), 0);
};

function crc(text) {
  let sum = ~0;
  for (const char of text) {
    sum ^= char.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xEDB88320 : sum >>> 1;
  }
  return (~sum >>> 0).toString(16).padStart(8, '0');
}

const picture = ({ columns, side, reserve }) => [side, reserve.w, reserve.b, ...CELLS.map(cell => columns[cell])].join();

// Of the sorted moves a linear congruential generator takes one; the sum is over all moves of all positions.
function random(seed, longest = 400) {
  let at = start();
  let state = seed;
  let plies = 0;
  let told = '';
  let past = [picture(at)];
  const names = [];
  for (;;) {
    const all = moves(at).sort((a, b) => (a.name < b.name ? -1 : 1));
    const result = all.length === 0 ? (at.side === 'w' ? 'second' : 'first')
      : past.filter(one => one === picture(at)).length > 2 || past.length > 100 ? 'draw' : plies === longest ? 'open' : null;
    if (result) return { line: `random 2 = ${seed} ${plies} ${crc(told)} ${result}`, names };
    told += all.map(move => move.name).join(' ') + '\n';
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const move = all[Math.floor((state * all.length) / 2 ** 32)];
    at = after(at, move);
    past = at.taken ? [picture(at)] : [...past, picture(at)];
    names.push(move.name);
    plies++;
  }
}

if (require.main === module) {
  console.log('# A second generator: foreign.cjs. Its first two counts are those of AbstractPlay.');
  console.log(`perft 2 = ${[1, 2, 3].map(depth => perft(start(), depth)).join(' ')}`);
  for (let seed = 1; seed <= 40; seed++) console.log(random(seed).line);
}
module.exports = { start, moves, after, random };
