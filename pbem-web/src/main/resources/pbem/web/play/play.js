// The page that the link in a board mail opens. Only this tab stores the token: it is removed from the address at once
// and sent to the server in a header. The tab keeps it after a reload, until the tab is closed or the board is put
// away.

import { Board, clock, element, filled, identity, keep, kept, mailTo, say, site } from "./board.js";
import { follow } from "./follow.js";

const find = (id) => document.getElementById(id);

let token = "";
let state = null;
let reply = null;
let line = []; // moves looked at ahead of the one that is being composed
let thinking = false; // whether somebody who is not to move looks ahead
let followed = 0; // the board that is followed
let unfollow = () => {};
let told = false; // whether the server reports messages at that board, which it does where everybody may read them
let newest = 0; // its revision, as we were told last
let busy = 0; // how much is asked of the server at this moment
let missed = false; // whether we were told meanwhile
let shown = null; // of how many moves an earlier position is looked at, if one is

const TOKEN = "pbem-table";

const { lang } = document.documentElement;

const board = new Board(find("board"), async (chosen) => {
  await ask({ line, chosen });
  if (state.notation && state.choices.length === 0 && !find("send").disabled) {
    find("send").focus({ preventScroll: true }); // nothing is left to be chosen
  }
}, find("play").dataset, () => (shown === null ? ask({ line, chosen: board.chosen }) : look(shown)));

async function call(path, body) {
  const answer = await fetch(site + path, {
    method: body ? "POST" : "GET",
    headers: {
      Authorization: `Bearer ${token}`,
      Accept: "application/json",
      ...(body ? { "Content-Type": "application/json" } : {}),
    },
    body: body ? JSON.stringify(body) : undefined,
    cache: "no-store",
    credentials: "omit",
    referrerPolicy: "no-referrer",
  });
  const said = await answer.json();
  if (!answer.ok) {
    if (answer.status === 401 || answer.status === 403) {
      sessionStorage.removeItem(TOKEN); // it opens nothing, or nothing any more
    }
    throw new Error(said.detail);
  }
  return said;
}

function tell(words, bad = false) {
  const verdict = find("verdict");
  verdict.textContent = words;
  verdict.classList.toggle("bad", bad);
  verdict.hidden = !words;
}

/** Calls the server and shows what went wrong. */
async function trying(what) {
  busy++;
  document.body.classList.add("busy");
  try {
    await what();
  } catch (fault) {
    tell(fault instanceof TypeError ? find("play").dataset.away : fault.message, true);
  } finally {
    busy--;
    document.body.classList.toggle("busy", busy > 0);
    if (missed && busy === 0) {
      news();
    }
  }
}

function ask(attempt) {
  return trying(async () => show(await call(`/play/board${board.side}`, attempt)));
}

/** Loads the present board, without tried moves. */
async function afresh() {
  line = [];
  thinking = false;
  const now = await call(`/play/board${board.side}`);
  if (pass()) {
    token = `${pass()}.${now.board}.${now.revision}`; // this position has been seen
    sessionStorage.setItem(TOKEN, token);
  }
  show(now);
}

/** The pass that opened this board, if no mail about it did. */
function pass() {
  return token.includes(".") ? token.split(".")[0] : "";
}

/** Shows the changed board at once, but keeps a half-composed move until its player asks for the new board. */
function news() {
  missed = busy > 0;
  if (missed || newest <= state.revision) {
    return;
  }
  if (thinking || state.chosen.length + line.length > 0) {
    find("news").hidden = false;
    sound();
  } else {
    trying(async () => {
      await afresh();
      tell(find("play").dataset.changed);
      sound();
    });
  }
}

/** Plays a short sound, for readers who want to hear that a move was played. */
function sound() {
  if (!find("sound").checked || !window.AudioContext) {
    return;
  }
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.2, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.25);
  tone.frequency.value = 660;
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.25);
  tone.addEventListener("ended", () => audio.close());
}

/** Shows new messages and keeps the half-composed move. */
async function overhear() {
  try {
    const now = await call("/play/board");
    if (now.board === state.board && now.talk.at(-1)?.at !== state.talk.at(-1)?.at) {
      state.talk = now.talk;
      talk(now.talk);
    }
  } catch {
    // the next load shows the message
  }
}

/** Whether the composed move is a later one than the move to be played now. */
function ahead() {
  return !state.turn || line.length > 0;
}

/** Shows the players, who is to move, and the deadline in the reader's time zone. */
function seats() {
  find("seats").hidden = false;
  find("seats").replaceChildren(
    ...state.players.map(({ user, seat, turn }) =>
      element(
        "li",
        turn ? "turn" : "",
        {},
        ...(seat === user ? [] : [element("span", "faint", {}, seat)]),
        element("a", "", { href: `${site}/players/${user}` }, user),
      ),
    ),
  );
  const until = state.deadline && !state.over ? new Date(state.deadline) : null;
  find("until").hidden = !until;
  find("until").replaceChildren(
    ...(until
      ? [`${find("play").dataset.until} `, element("time", "", { datetime: state.deadline }, clock(until))]
      : []),
  );
}

/** Updates the line under the board: which move is shown, and the buttons to the others. */
function steps(moves) {
  const all = state.moves.length;
  const { step, start } = find("play").dataset;
  const last = state.moves[moves - 1];
  say(find("step"), moves === 0 ? start : filled(step, moves, all, last.user, last.move));
  find("first").disabled = find("previous").disabled = moves === 0;
  find("next").disabled = find("latest").disabled = shown === null;
}

/** Shows the position after that many moves, which everybody may see; the composed move stays. */
function look(moves) {
  if (moves >= state.moves.length) {
    shown = null;
    show(state);
    return;
  }
  trying(async () => {
    const answer = await fetch(`${site}/boards/${state.board}/moves/${moves}/try${board.side}`, { credentials: "omit" });
    const said = await answer.json();
    if (!answer.ok) {
      throw new Error(said.detail);
    }
    shown = moves;
    board.show({ ...said, game: state.game, seat: state.seat, choices: [], chosen: [], objection: "", says: "", result: "" });
    find("bar").hidden = true;
    steps(moves);
  });
}

function show(next) {
  if (next.language !== lang && !site.endsWith(`/${lang}`)) {
    location.replace(`${site}/${next.language}/play`); // the player's language goes before that of the browser
    return;
  }
  shown = null;
  if (state?.board === next.board && state.revision !== next.revision && next.chosen.length + next.line.length > 0) {
    tell(find("play").dataset.changed); // while a move was composed
  }
  state = next;
  line = state.line;
  find("news").hidden = true;
  if (followed !== state.board) {
    followed = state.board;
    told = false;
    newest = state.revision;
    unfollow();
    unfollow = follow(followed, (revision) => {
      newest = revision;
      news();
      return true;
    }, () => {
      told = true;
      overhear();
    });
  }
  find("play").hidden = false;
  find("hint").hidden = true;
  find("title").textContent = state.title;
  document.title = state.title;
  say(find("standing"), state.standing);
  seats();
  steps(state.moves.length);
  if (state.chosen.length + state.line.length === 0) { // while one composes the example stays
    find("sample").textContent = state.sample ?? "";
    find("sample").hidden = !state.sample;
  }
  find("you").textContent = state.seat ? `${state.player} (${state.seat})` : state.player;
  find("seen").href = `${site}/boards/${state.board}`;
  const open = state.choices.length + state.chosen.length > 0;
  const complete = Boolean(state.notation) && state.choices.length === 0;
  const still = !state.turn && !thinking;
  board.show(
    still || state.over
      ? { ...state, choices: [], chosen: [], says: "", result: "" }
      : { ...state, says: [state.asks, state.asks && complete ? `${state.notation}.` : state.says].filter(Boolean).join(" ") },
  );
  if (ahead() && !still && !state.own && complete) {
    further(); // an expected move that is complete
    return;
  }
  const ready = Boolean(state.sends);
  const said = ready ? state.notation : state.queues;
  find("notation").textContent = said ?? "";
  find("notation").hidden = !said;
  find("send").disabled = !ready;
  find("send").hidden = ahead();
  find("queue").hidden = !state.queues;
  find("queue").textContent = find("play").dataset[state.queued ? "instead" : "queue"];
  find("beside").hidden = !state.queuesBeside;
  find("further").hidden = !state.notation || !state.ahead || !state.seat;
  find("bar").hidden = still || state.over || (!open && line.length === 0);
  find("back").disabled = state.chosen.length + line.length === 0 && !thinking;
  find("mail").hidden = !said || Boolean(pass());
  find("alone").hidden = !state.seat;
  find("mine").hidden = !pass();
  find("mine").href = `${site}/my#${pass()}`;
  find("kept").hidden = !state.queued;
  find("queued").textContent = state.queued ?? "";
  const waits = still && open && Boolean(state.seat);
  find("offturn").hidden = !waits || state.early;
  find("early").hidden = !waits || !state.early;
  find("think").hidden = !waits;
  find("think").textContent = find("play").dataset[state.early ? "early" : "think"];
  find("typed").hidden = !state.example;
  find("example").textContent = state.example ?? "";
  find("beforehand").hidden = ["kept", "think", "typed"].every((id) => find(id).hidden);
  worded();
  talk(state.talk);
  find("lines").replaceChildren(...state.lines.map(({ line, label }) => button(line, label)));
}

/** Goes one move further: continues with the move after the composed one. */
function further() {
  return ask({ line: [...line, state.notation], chosen: [] });
}

/** Moves the focus to the next choice, for a reader whose button has disappeared. */
function toTheBoard() {
  document.querySelector('.spot[tabindex="0"], .piece')?.focus();
}

/** Takes one step back: in the composed move, in the moves before it, or out of looking ahead. */
function back() {
  if (state.chosen.length > 0) {
    board.back();
  } else if (line.length > 0) {
    ask({ line: line.slice(0, -1), chosen: [] });
  } else {
    trying(afresh);
  }
}

/** Shows the messages at the board, each with its move, latest first. */
function talk(sayings) {
  find("talk").hidden = sayings.length === 0;
  find("sayings").replaceChildren(
    ...[...sayings].reverse().map(({ user, move, at, when, words }) => {
      const deed = move === undefined ? [] : [element("a", "", { href: `${site}/boards/${state.board}/moves/${move}` }, filled(find("play").dataset.with, move)), ", "];
      return element(
        "div",
        "said",
        {},
        element("p", "", {}, element("strong", "", {}, user), " ", element("span", "faint", {}, ...deed, element("time", "", { datetime: at }, when))),
        element("blockquote", "", {}, ...words.split("\n").map((line) => element("p", "", {}, line))),
      );
    }),
  );
}

/** Updates what depends on the words: the button that sends them alone, and the reply by mail. */
function worded() {
  find("chat").disabled = !find("words").value.trim();
  const said = state.sends ?? state.queues;
  if (said) {
    const [local, domain] = state.address.split("@");
    find("mail").href = mailTo(`${local}+${token}@${domain}`, state.subject, said, find("words").value);
  }
}

/** A button that sends a line. For a line that cannot be undone it asks for confirmation. */
function button(line, label) {
  const made = element("button", "plain", { type: "button", "data-line": line }, label);
  let asked = !/\bresign\b/.test(line);
  made.addEventListener("click", () => {
    if (asked) {
      send(line);
    } else {
      asked = true;
      made.textContent = find("play").dataset.sure;
      made.classList.add("sure");
      tell(find("play").dataset.sureMeans);
    }
  });
  return made;
}

/** Sends a line. If it is repeated after a network fault, it has the same id, so that it counts once. */
function send(said) {
  const words = find("words").value;
  if (reply?.line !== said || reply?.words !== words) {
    reply = { id: identity(), line: said, words };
  }
  return trying(async () => {
    const verdict = await call("/play/lines", reply);
    reply = null;
    const done = verdict.outcome === "done" || verdict.outcome === "answered";
    const { played, answered, waits, heard, unheard, following } = find("play").dataset;
    const own = { answered, waiting: waits, done: said === state.sends ? filled(played, state.notation) : "" };
    const receipt = own[verdict.outcome] || verdict.says || (done ? heard : unheard);
    if (done) {
      find("words").value = "";
    }
    find("own").value = "";
    await afresh();
    tell(receipt, !done);
    const other = done && !state.turn ? state.elsewhere[0] : undefined;
    if (other !== undefined) {
      find("verdict").append(` ${following} `, element("a", "", { href: pass() ? `${site}/play#${pass()}.${other}` : `${site}/boards/${other}` }, String(other)));
    }
    find("verdict").focus();
  });
}

function open() {
  const found = location.hash.slice(1);
  if (found) {
    sessionStorage.setItem(TOKEN, found);
    history.replaceState(null, "", location.pathname);
  }
  token = sessionStorage.getItem(TOKEN) ?? "";
  if (token) {
    tell("");
    trying(afresh);
  }
}

find("send").addEventListener("click", () => send(state.sends));
find("back").addEventListener("click", back);
find("further").addEventListener("click", () => further().then(toTheBoard));
find("queue").addEventListener("click", () => send(state.queues));
find("beside").addEventListener("click", () => send(state.queuesBeside));
find("unqueue").addEventListener("click", () => send(`unqueue ${state.board}`));
find("think").addEventListener("click", () => {
  thinking = true;
  show(state);
  toTheBoard();
});
find("look").addEventListener("click", () => trying(afresh).then(toTheBoard));
find("take").addEventListener("click", () => {
  find("own").value = state.example;
  find("own").focus();
});
find("words").addEventListener("input", worded);
find("chat").addEventListener("click", () => send("chat"));
find("say").addEventListener("submit", (event) => {
  event.preventDefault();
  if (find("own").value.trim()) {
    send(find("own").value.trim());
  }
});
find("close").addEventListener("click", () => {
  sessionStorage.removeItem(TOKEN);
  location.reload();
});
find("first").addEventListener("click", () => look(0));
find("previous").addEventListener("click", () => look((shown ?? state.moves.length) - 1));
find("next").addEventListener("click", () => look(shown + 1));
find("latest").addEventListener("click", () => look(state.moves.length));
find("sound").checked = kept("pbem-sound") === "true";
find("sound").addEventListener("change", () => {
  keep("pbem-sound", String(find("sound").checked));
  sound();
});
window.addEventListener("hashchange", open);
setInterval(() => {
  if (state && !told && document.visibilityState === "visible") {
    overhear();
  }
}, 20_000); // a look costs the server as much as a tap
open();
