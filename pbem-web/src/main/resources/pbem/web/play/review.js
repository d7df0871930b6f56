// The page of a board: keys step through its moves, a button plays them one after the other, and moves can be tried from any
// position. What a reader without scripts finds there is left as it is.

import { Board, element } from "./board.js";
import { follow } from "./follow.js";

const PACE = 1200;
const PLAYING = "pbem-playing";
const root = document.getElementById("review");
const step = (title) => document.querySelector(`.stepping a[title="${title}"]`);
const keys = { ArrowLeft: "Previous", ArrowRight: "Next", Home: "Start", End: "Latest" };

let board = null;
let line = [];

function go(link) {
  link?.click();
}

function playing() {
  return sessionStorage.getItem(PLAYING) === root.dataset.board;
}

function play(on) {
  if (on) {
    sessionStorage.setItem(PLAYING, root.dataset.board);
  } else {
    sessionStorage.removeItem(PLAYING);
  }
  button.textContent = on ? root.dataset.pause : root.dataset.play;
  button.setAttribute("aria-pressed", String(on));
}

const button = element("button", "plain", { type: "button", "aria-pressed": "false" }, root.dataset.play);
button.addEventListener("click", () => {
  play(!playing());
  if (playing()) {
    go(step("Next") ?? step("Start"));
  }
});

document.addEventListener("keydown", (event) => {
  const busy = event.target.closest("input, textarea, select, [role=grid], .moves-box");
  if (busy || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !keys[event.key]) {
    return;
  }
  const link = step(keys[event.key]);
  if (link) {
    event.preventDefault();
    play(false);
    go(link);
  }
});

// Trying moves

const figure = document.querySelector(".stage .picture");
const place = element("div", "tryout");
const trying = element("button", "plain", { type: "button" }, root.dataset.try);
const undo = element("button", "plain", { type: "button", hidden: "" }, root.dataset.undo);
const further = element("button", "plain", { type: "button", hidden: "" }, root.dataset.further);
const stop = element("a", "", { href: root.dataset.path, hidden: "" }, root.dataset.stop);
const mail = element("a", "", { hidden: "" }, root.dataset.mail);
const share = element("a", "", { hidden: "" }, root.dataset.share);
const first = element("a", "", { hidden: "" }, root.dataset.first);
const tried = element("p", "notation", { role: "status", hidden: "" });

async function ask(chosen) {
  const query = new URLSearchParams();
  if (line.length > 0) {
    query.set("line", line.join(";"));
  }
  chosen.forEach((key) => query.append("chosen", key));
  try {
    const answer = await fetch(`${root.dataset.path}/try?${query}`, { credentials: "omit" });
    if (!answer.ok) {
      throw new Error(answer.status);
    }
    show(await answer.json());
  } catch {
    tried.hidden = false;
    tried.textContent = root.dataset.away;
  }
}

function show(state) {
  line = state.line;
  figure.hidden = true;
  document.querySelector(".verdict")?.remove(); // of the line with which the page came
  place.hidden = false;
  const complete = state.notation !== undefined;
  board.show(state);
  if (complete && state.choices.length === 0) {
    line = [...line, state.notation];
    ask([]);
    return;
  }
  further.hidden = !complete;
  further.onclick = () => {
    line = [...line, state.notation];
    ask([]);
  };
  trying.hidden = true;
  stop.hidden = false;
  undo.hidden = line.length === 0;
  tried.hidden = line.length === 0;
  mail.hidden = line.length === 0;
  share.hidden = line.length === 0;
  tried.textContent = line.join("; ");
  first.hidden = line.length === 0 || !root.dataset.revision;
  first.href = `${root.dataset.mailto}?subject=${encodeURIComponent(`move ${root.dataset.board} ${line[0]}`)}`;
  const query = line.length > 0 ? `?line=${encodeURIComponent(line.join(";")).replaceAll("%2C", ",").replaceAll("%3B", ";")}` : "";
  share.href = root.dataset.path + query;
  history.replaceState(null, "", share.href);
  mail.href = `${root.dataset.mailto}?subject=${encodeURIComponent(`preview ${root.dataset.from} ${line.join("; ")}`)}`;
}

function begin() {
  play(false);
  board = new Board(place, ask);
  line = (root.dataset.line ?? "").split(";").map((move) => move.trim()).filter(Boolean);
  ask([]);
}

trying.addEventListener("click", begin);
undo.addEventListener("click", () => {
  line = line.slice(0, -1);
  ask([]);
});

place.hidden = true;
figure.after(place);
root.append(button, trying, undo, further, first, share, mail, stop);
root.after(tried);
root.hidden = false;
play(playing());

const present = document.querySelector(".moves a[aria-current]");
const box = document.querySelector(".moves-box");
if (present && box) {
  box.scrollTop += present.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
}
if (playing()) {
  const next = step("Next");
  if (next) {
    setTimeout(() => playing() && go(next), PACE);
  } else {
    play(false);
  }
}

/** Something was said: it appears in its place, and all else stays as it is. */
async function overhear() {
  const talk = (page) => page.querySelector("section[aria-labelledby=talk]");
  try {
    const answer = await fetch(root.dataset.path);
    const now = answer.ok && talk(new DOMParser().parseFromString(await answer.text(), "text/html"));
    if (now && talk(document)) {
      talk(document).replaceWith(now);
    } else if (now) {
      document.querySelector("main").append(now);
    }
  } catch {
    // it stands there the next time
  }
}

if (root.dataset.revision) {
  follow(root.dataset.board, (revision) => {
    if (String(revision) === root.dataset.revision) {
      return true;
    }
    if (board === null) {
      location.reload();
    } else {
      tried.hidden = false;
      tried.textContent = root.dataset.news;
    }
    return false;
  }, overhear);
}
