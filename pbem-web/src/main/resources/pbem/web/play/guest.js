// A board for visitors without an account. The page holds the game: the server signs it and stores nothing.

import { Board, say, site } from "./board.js";

const find = (id) => document.getElementById(`guest-${id}`);
const root = document.getElementById("guest");
const games = find("game");
const RETRIES = 8;

let state = null;
let before = []; // the game before each of the guest's moves
let board = null;
let asked = 0; // tells the last request from late answers

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
const carried = () => (({ game, nonce, moves, signature }) => ({ game, nonce, moves, signature }))(state);
const place = (game) => `pbem-guest-${game}`;

async function call(path, body) {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`${site}/guest/${path}${board.side}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(body),
      credentials: "omit",
    });
    if (answer.status === 503 && tries < RETRIES) {
      await pause(Number(answer.headers.get("Retry-After") ?? 1));
      continue;
    }
    const said = await answer.json();
    if (!answer.ok) {
      throw Object.assign(new Error(said.detail), { lost: answer.status === 409 });
    }
    return said;
  }
}

/** Requests a board and shows it, unless there was a later request. Returns whether it was refused. */
async function ask(path, body) {
  const mine = ++asked;
  root.classList.add("busy");
  try {
    const next = await call(path, body);
    if (mine === asked) {
      show(next);
    }
  } catch (fault) {
    if (mine === asked) {
      say(find("standing"), fault instanceof TypeError ? root.dataset.away : fault.message);
      if (fault.lost) {
        forget(body.game);
      }
      return true;
    }
  } finally {
    if (mine === asked) {
      root.classList.remove("busy");
    }
  }
  return false;
}

/** Stores the game once a move was played, so that it survives a reload. */
function keep() {
  if (state.moves.length === 0) {
    return;
  }
  try {
    sessionStorage.setItem(place(state.game), JSON.stringify({ ...carried(), before }));
  } catch {
    // without storage a reload begins a new game
  }
}

function forget(game) {
  sessionStorage.removeItem(place(game));
}

function kept(game) {
  try {
    return JSON.parse(sessionStorage.getItem(place(game)));
  } catch {
    return null;
  }
}

function show(next) {
  state = next;
  keep();
  say(find("standing"), state.standing);
  offerToKeep();
  const complete = Boolean(state.notation);
  board.show(state.turn && !state.over ? state : { ...state, choices: [], chosen: [], says: "", result: "" });
  find("begin").hidden = true;
  find("anew").hidden = state.moves.length === 0;
  find("back").hidden = state.chosen.length === 0 && before.length === 0;
  find("play").hidden = !complete;
  find("notation").hidden = !complete;
  find("notation").textContent = state.notation ?? "";
  if (complete && state.choices.length === 0 && !board.lifting) {
    play();
  } else if (!state.turn && !state.over) {
    move();
  }
}

/** Puts the game into the form for signing up, if it can be continued with an account. */
function offerToKeep() {
  find("join")?.toggleAttribute("hidden", state.moves.length === 0);
  const box = find("game-kept");
  if (box) {
    box.value = JSON.stringify(carried());
    box.disabled = !state.keeps;
    find("keeps").hidden = !state.keeps;
  }
}

/** Requests the robot's move; a refused request can be repeated. */
async function move(played) {
  find("play").hidden = true;
  say(find("standing"), root.dataset.thinks);
  const refused = await ask("moves", played ? { ...carried(), move: played } : carried());
  find("play").hidden &&= !refused;
  return refused;
}

/** Plays the composed move; the board shows it at once, and the robot's answer when it arrives. */
async function play() {
  if (!state.turn) {
    return move(); // which was refused before
  }
  before.push(carried());
  if (await move(state.notation)) {
    before.pop();
  }
}

function back() {
  if (state.chosen.length > 0) {
    ask("board", { ...carried(), chosen: state.chosen.slice(0, -1).map((choice) => choice.key) });
  } else if (before.length > 0) {
    ask("board", { ...before.pop(), chosen: [] });
  }
}

function begin(game, anew = false) {
  if (anew) {
    forget(game);
  }
  board ??= new Board(find("board"), (chosen) => ask("board", { ...carried(), chosen }), root.dataset);
  const old = kept(game);
  before = old?.before ?? [];
  root.dataset.game = game;
  find("rules").href = `${site}/games/${game}`;
  ask("board", old ? { game, nonce: old.nonce, moves: old.moves, signature: old.signature, chosen: [] } : { game });
}

find("begin").addEventListener("click", () => begin(root.dataset.game));
find("play").addEventListener("click", play);
find("back").addEventListener("click", back);
find("anew").addEventListener("click", () => begin(state.game, true));
games?.addEventListener("change", () => begin(games.value));
if (games || kept(root.dataset.game)) {
  begin(games?.value ?? root.dataset.game); // on the front page the board is there at once
}
