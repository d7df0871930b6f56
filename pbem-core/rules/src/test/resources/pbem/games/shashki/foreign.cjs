// Makes the games by lot of foreign.txt by a second way of writing the rules, since no program that lists moves could be
// had. The counts at its head are public: http://damforum.nl/bb3/viewtopic.php?t=2822
//   node foreign.cjs >> foreign.txt
// A board is a string of 64 squares from a1, w and b for men, W and B for kings; nothing is shared with the game.
const WAYS = [[1, 1], [1, -1], [-1, 1], [-1, -1]];
const name = square => 'abcdefgh'[square % 8] + (1 + Math.floor(square / 8));
const put = (board, square, man) => board.slice(0, square) + man + board.slice(square + 1);
const crowned = (man, square) => (man === 'w' && square > 55) || (man === 'b' && square < 8) ? man.toUpperCase() : man;

function step(square, [up, right]) {
  const [row, column] = [Math.floor(square / 8) + up, (square % 8) + right];
  return row < 0 || row > 7 || column < 0 || column > 7 ? -1 : 8 * row + column;
}

function line(square, way) {
  const all = [];
  for (let at = step(square, way); at >= 0; at = step(at, way)) all.push(at);
  return all;
}

// One jump: what is taken, and where one can come down. What was taken stays on the board as a stone until the end.
function jumps(board, at, man, side) {
  const found = [];
  for (const way of WAYS) {
    const ray = line(at, way);
    const first = ray.findIndex(square => board[square] !== '.');
    if (first < 0 || (first > 0 && man === man.toLowerCase())) continue;
    const over = board[ray[first]];
    if (over === '#' || over.toLowerCase() === side) continue;
    let free = ray.slice(first + 1);
    const blocked = free.findIndex(square => board[square] !== '.');
    if (blocked >= 0) free = free.slice(0, blocked);
    if (man === man.toLowerCase()) free = free.slice(0, 1);
    if (free.length > 0) found.push({ taken: ray[first], free });
  }
  return found;
}

function chains(board, at, man, side) {
  return jumps(board, at, man, side).flatMap(({ taken, free }) => {
    const after = put(board, taken, '#');
    const on = free.flatMap(to => chains(after, to, crowned(man, to), side).map(rest => ({ path: [to, ...rest.path], taken: [taken, ...rest.taken], man: rest.man })));
    return on.length > 0 ? on : free.map(to => ({ path: [to], taken: [taken], man: crowned(man, to) }));
  });
}

function moves(board, side) {
  const own = [...Array(64).keys()].filter(square => board[square].toLowerCase() === side);
  const all = new Map();
  for (const from of own) {
    for (const { path, taken, man } of chains(put(board, from, '.'), from, board[from], side)) {
      const key = [from, path[path.length - 1], ...[...taken].sort((a, b) => a - b)].join();
      if (!all.has(key)) all.set(key, []);
      all.get(key).push({ from, path, taken, man, name: [from, ...path].map(name).join('x') });
    }
  }
  if (all.size > 0) return [...all.values()];
  for (const from of own) {
    const man = board[from];
    for (const way of WAYS) {
      if (man === man.toLowerCase() && way[0] !== (side === 'w' ? 1 : -1)) continue;
      for (const to of line(from, way)) {
        if (board[to] !== '.') break;
        all.set(`${from},${to}`, [{ from, path: [to], taken: [], man: crowned(man, to), name: `${name(from)}-${name(to)}` }]);
        if (man === man.toLowerCase()) break;
      }
    }
  }
  return [...all.values()];
}

function after(board, { from, path, taken, man }) {
  let next = put(board, from, '.');
  for (const square of taken) next = put(next, square, '.');
  return put(next, path[path.length - 1], man);
}

function crc(text) {
  let sum = ~0;
  for (const char of text) {
    sum ^= char.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xEDB88320 : sum >>> 1;
  }
  return (~sum >>> 0).toString(16).padStart(8, '0');
}

// Of several ways over the same men the game names the one that turns first to the right and up, and comes down soonest.
const TURNS = [[1, 1], [-1, 1], [-1, -1], [1, -1]];
function first(ways) {
  const rank = way => {
    let at = way.from;
    return way.path.map(to => {
      const turn = TURNS.findIndex(one => line(at, one).includes(to));
      const far = line(at, TURNS[turn]).indexOf(to);
      at = to;
      return `${turn}${far}`;
    }).join('');
  };
  return ways.reduce((best, way) => (rank(way) < rank(best) ? way : best));
}

function random(seed) {
  let board = [...Array(64).keys()].map(square => {
    const row = Math.floor(square / 8);
    return (row + square) % 2 !== 0 ? '.' : row < 3 ? 'w' : row > 4 ? 'b' : '.';
  }).join('');
  let [side, state, plies, told, past] = ['w', seed, 0, '', []];
  for (;;) {
    const here = side + board;
    past.push(here);
    const all = moves(board, side).map(first).sort((a, b) => (a.name < b.name ? -1 : 1));
    if (all.length === 0) return `random 2 = ${seed} ${plies} ${crc(told)} ${side === 'w' ? 'second' : 'first'}`;
    if (past.filter(one => one === here).length > 2 || past.length > 30) return `random 2 = ${seed} ${plies} ${crc(told)} draw`;
    told += all.map(move => move.name).join(' ') + '\n';
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const move = all[Math.floor((state * all.length) / 2 ** 32)];
    if (move.taken.length > 0 || 'wb'.includes(board[move.from])) past = [];
    board = after(board, move);
    side = side === 'w' ? 'b' : 'w';
    plies++;
  }
}

for (let seed = 1; seed <= 50; seed++) console.log(random(seed));
