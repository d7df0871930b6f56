// The page to which the link of a board mail leads. Its token is kept by this page alone: it goes out of the address at once,
// and to the server in a header.

import { Board, element, mailTo } from "./board.js";

const find = (id) => document.getElementById(id);

let token = "";
let state = null;
let reply = null;

const board = new Board(find("board"), (chosen) => ask({ chosen }));

async function call(path, body) {
  const answer = await fetch(path, {
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

/** Does something with the server, and says what went wrong. */
async function trying(what) {
  document.body.classList.add("busy");
  try {
    await what();
  } catch (fault) {
    tell(fault instanceof TypeError ? find("play").dataset.away : fault.message, true);
  } finally {
    document.body.classList.remove("busy");
  }
}

function ask(attempt) {
  return trying(async () => show(await call("/play/board", attempt)));
}

function show(next) {
  state = next;
  find("play").hidden = false;
  find("hint").hidden = true;
  find("title").textContent = state.title;
  document.title = state.title;
  find("standing").textContent = state.standing;
  find("you").textContent = state.seat ? `${state.player} (${state.seat})` : state.player;
  find("seen").href = `/boards/${state.board}`;
  board.show(state);
  const ready = Boolean(state.notation) && state.turn && !state.overtaken;
  find("notation").textContent = state.notation ?? "";
  find("notation").hidden = !state.notation;
  find("send").disabled = !ready;
  find("bar").hidden = state.choices.length + state.chosen.length === 0;
  find("back").disabled = state.chosen.length === 0;
  find("mail").hidden = !ready;
  link();
  talk(state.talk);
  find("lines").replaceChildren(...state.lines.map(({ line, label }) => button(line, label)));
}

/** What was said at the board, each with its move, the latest first. */
function talk(sayings) {
  find("talk").hidden = sayings.length === 0;
  find("sayings").replaceChildren(
    ...[...sayings].reverse().map(({ user, move, at, when, words }) => {
      const deed = move === undefined ? [] : ["with ", element("a", "", { href: `/boards/${state.board}/moves/${move}` }, `move ${move}`), ", "];
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

function link() {
  if (state?.notation) {
    const [local, domain] = state.address.split("@");
    find("mail").href = mailTo(`${local}+${token}@${domain}`, state.subject, state.notation, find("words").value);
  }
}

/** What cannot be taken back is asked twice. */
function button(line, label) {
  const made = element("button", "plain", { type: "button", "data-line": line }, label);
  let asked = line !== "resign";
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

function identity() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The same words once more, after a fault of the line, are sent under the same id: they count once. */
function send(line) {
  const words = find("words").value;
  if (reply?.line !== line || reply?.words !== words) {
    reply = { id: identity(), line, words };
  }
  return trying(async () => {
    const verdict = await call("/play/lines", reply);
    reply = null;
    const done = verdict.outcome === "done" || verdict.outcome === "answered";
    if (done) {
      find("words").value = "";
    }
    find("own").value = "";
    show(await call("/play/board"));
    tell(verdict.says || find("play").dataset.waits, !done);
    find("verdict").focus();
  });
}

function open() {
  const found = location.hash.slice(1);
  if (found) {
    token = found;
    history.replaceState(null, "", location.pathname);
    tell("");
    trying(async () => show(await call("/play/board")));
  }
}

find("send").addEventListener("click", () => send(state.notation));
find("back").addEventListener("click", () => board.back());
find("words").addEventListener("input", link);
find("say").addEventListener("submit", (event) => {
  event.preventDefault();
  if (find("own").value.trim()) {
    send(find("own").value.trim());
  }
});
window.addEventListener("hashchange", open);
open();
