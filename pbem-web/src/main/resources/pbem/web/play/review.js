// The page of a board: keys step through its moves, a button plays them one after another, and moves can be tried from
// any position. Everything that works without scripts stays as it is.

import { Board, clock, drawing, element, filled, keep, kept, turnedAt } from "./board.js";
import { follow } from "./follow.js";

const PACE = 1200;
const root = document.getElementById("review");
const KEYS = ["ArrowLeft", "ArrowRight", "Home", "End"];
const step = (key) => document.querySelector(`.stepping a[data-key="${key}"]`);

let board = null;
let line = [];
let playing = false;
let walks = false; // whether the reader only walks through the cells and tries no moves
let visits = 0; // tells the last requested page from late answers

/**
 * Shows another position of the game on this page: reads its page and replaces what differs. So the browser loads no
 * new page, and its Back button leaves the board.
 */
async function visit(href) {
  const mine = ++visits;
  try {
    const answer = await fetch(href, { credentials: "omit" });
    const page = new DOMParser().parseFromString(withoutStyles(await answer.text()), "text/html");
    const next = page.getElementById("review");
    const file = page.querySelector('.stage .files a[href$=".svg"]');
    if (!answer.ok || !next || !file) {
      throw new Error(answer.status);
    }
    const words = [...page.querySelectorAll(".picture svg > :is(title, desc)")].map((part) => part.textContent);
    const image = await picture(next.dataset.path, file.getAttribute("href"), words.join(". "));
    if (mine === visits) {
      Object.assign(root.dataset, next.dataset);
      put(page, image);
      history.replaceState(null, "", href);
      document.title = page.title;
    }
  } catch (fault) {
    if (mine === visits && !(fault instanceof TypeError)) {
      location.assign(href); // which says what is wrong
    }
  }
}

const turned = () => kept(turnedAt(root.dataset.game)) === "true";

/** The picture of the board from the side that the reader has chosen. */
async function picture(path, file, alt) {
  let source = file;
  if (turned()) {
    const answer = await fetch(`${path}/try?turned=true`, { credentials: "omit" });
    if (answer.ok) {
      source = URL.createObjectURL(new Blob([(await answer.json()).picture], { type: "image/svg+xml" }));
    }
  }
  const image = element("img", "", { src: source, alt });
  await image.decode().catch(() => {}); // then it comes a little later
  if (source !== file) {
    URL.revokeObjectURL(source);
  }
  return image;
}

/** Removes style elements, since this page's policy allows only those of its own drawing. */
function withoutStyles(html) {
  return html.replace(/<style>.*?<\/style>/gs, "");
}

function put(page, image) {
  for (const part of [".stepping", ".stage .picture figcaption", ".text-board", ".stage .files", "main > .title"]) {
    document.querySelector(part)?.replaceWith(page.querySelector(part));
  }
  document.querySelector(".stage .picture > :is(svg, img)").replaceWith(image);
  document.querySelector(".moves a[aria-current]")?.removeAttribute("aria-current");
  const present = page.querySelector(".moves a[aria-current]")?.getAttribute("href");
  document.querySelector(`.moves a[href="${present}"]`)?.setAttribute("aria-current", "true");
  stop.href = root.dataset.path;
  here();
  trying.hidden = root.dataset.tries === "false";
  scroll();
  localTimes();
}

async function go(link) {
  if (link && board === null) {
    await visit(link.href);
  } else if (link) {
    location.assign(link.href); // the tried moves are dropped
  }
}

function play(on) {
  playing = on;
  button.textContent = on ? root.dataset.pause : root.dataset.play;
  button.setAttribute("aria-pressed", String(on));
}

/** Shows one move after another to the last. */
async function run() {
  const next = step("ArrowRight");
  if (!playing || !next) {
    play(false);
    return;
  }
  await go(next);
  setTimeout(run, PACE);
}

const button = element("button", "plain", { type: "button", "aria-pressed": "false" }, root.dataset.play);
button.addEventListener("click", async () => {
  play(!playing);
  if (playing && !step("ArrowRight")) {
    await go(step("Home"));
  }
  run();
});

document.addEventListener("click", (event) => {
  const link = event.target.closest(".stepping a, .moves a");
  if (link && board === null && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    play(false);
    const { key } = link.dataset;
    go(link).then(() => key && step(key)?.focus());
  }
});

document.addEventListener("keydown", (event) => {
  const busy = event.target.closest("input, textarea, select, [role=grid], .moves-box");
  if (busy || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
    return;
  }
  const link = KEYS.includes(event.key) && step(event.key);
  if (link) {
    event.preventDefault();
    play(false);
    go(link);
  }
});

/** Adds the reader's local time to the times on the page, which are in UTC. */
function localTimes() {
  document.querySelectorAll("main time[datetime*=T]:not([data-local])").forEach((time) => {
    const at = new Date(time.dateTime);
    time.dataset.local = "";
    if (at.getTimezoneOffset() !== 0) {
      time.append(` (${filled(root.dataset.local, clock(at))})`);
    }
  });
}

// The curve of chances

const chances = document.querySelector(".chances");
const curve = chances?.querySelector("svg");
const point = (at) => Number(chances.dataset.from) + ((chances.dataset.to - chances.dataset.from) * at) / Math.max(1, chances.dataset.points - 1);

/** Marks the position on show. */
function here() {
  if (!curve) {
    return;
  }
  curve.querySelector(".here")?.remove();
  const x = point(Math.min(root.dataset.moves, chances.dataset.points - 1));
  curve.append(drawing("line", { class: "here", x1: x, x2: x, y1: 0, y2: curve.viewBox.baseVal.height }));
}

curve?.addEventListener("click", (event) => {
  const x = new DOMPoint(event.clientX, event.clientY).matrixTransform(curve.getScreenCTM().inverse()).x;
  const at = Math.round((x - point(0)) / (point(1) - point(0) || 1));
  const moves = Math.max(0, Math.min(chances.dataset.points - 1, at));
  const link = element("a", "", { href: `${root.dataset.path.replace(/\/moves\/\d+$/, "")}/moves/${moves}` });
  play(false);
  go(link);
});
here();

// The link to what is shown, and the other side of the board

const copying = element("button", "plain", { type: "button" }, root.dataset.copy);
copying.addEventListener("click", async () => {
  const { path, moves } = root.dataset;
  const place = path.includes("/moves/") ? path : `${path}/moves/${moves}`;
  try {
    await navigator.clipboard.writeText(new URL(place, location.href).href);
    copying.textContent = root.dataset.copied;
    setTimeout(() => {
      copying.textContent = root.dataset.copy;
    }, PACE);
  } catch {
    location.assign(place); // from there the address can be copied
  }
});

const turning = element("button", "plain", { type: "button", "aria-pressed": "false" }, root.dataset.turnLabel);
turning.addEventListener("click", async () => {
  keep(turnedAt(root.dataset.game), String(!turned()));
  await turn();
});

/** Shows the same position from the side that its reader has chosen. */
async function turn() {
  turning.setAttribute("aria-pressed", String(turned()));
  const now = document.querySelector(".stage .picture > :is(svg, img)");
  const file = document.querySelector('.stage .files a[href$=".svg"]');
  const words = now.alt ?? [...now.querySelectorAll(":scope > :is(title, desc)")].map((part) => part.textContent).join(". ");
  const image = await picture(root.dataset.path, file.getAttribute("href"), words).catch(() => null);
  if (image) {
    document.querySelector(".stage .picture > :is(svg, img)").replaceWith(image);
  }
}

if (turned() && !root.dataset.line) {
  turn();
}

// Trying moves

const figure = document.querySelector(".stage .picture");
const place = element("div", "tryout");
const trying = element("button", "plain", { type: "button" }, root.dataset.try);
const walking = element("button", "plain", { type: "button" }, root.dataset.walk);
const undo = element("button", "plain", { type: "button", hidden: "" }, root.dataset.undo);
const further = element("button", "plain", { type: "button", hidden: "" }, root.dataset.further);
const stop = element("a", "", { href: root.dataset.path, hidden: "" }, root.dataset.stop);
const mail = element("a", "", { hidden: "" }, root.dataset.mail);
const share = element("a", "", { hidden: "" }, root.dataset.share);
const first = element("a", "", { hidden: "" }, root.dataset.first);
const tried = element("p", "notation", { role: "status", hidden: "" });

async function ask(chosen) {
  const query = new URLSearchParams(board.side);
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
  board.show(walks ? { ...state, choices: [], chosen: [], objection: "", says: "", result: "" } : state);
  walking.hidden = true;
  if (complete && state.choices.length === 0 && !walks) {
    line = [...line, state.notation];
    ask([]);
    return;
  }
  further.hidden = !complete || walks;
  further.onclick = () => {
    line = [...line, state.notation];
    ask([]);
  };
  trying.hidden = true;
  turning.hidden = true;
  copying.hidden = true;
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

function begin(only = false) {
  play(false);
  walks = only;
  board = new Board(place, ask, root.dataset);
  line = (root.dataset.line ?? "").split(";").map((move) => move.trim()).filter(Boolean);
  return ask([]);
}

trying.addEventListener("click", () => begin());
walking.addEventListener("click", async () => {
  await begin(true);
  place.querySelector('[role=gridcell][tabindex="0"]')?.focus();
});
undo.addEventListener("click", () => {
  line = line.slice(0, -1);
  ask([]);
});

place.hidden = true;
figure.after(place);
root.append(button, turning, copying, walking, trying, undo, further, first, share, mail, stop);
root.after(tried);
trying.hidden = root.dataset.tries === "false";
root.hidden = false;

/** Scrolls the list so that the shown move is visible. */
function scroll() {
  const present = document.querySelector(".moves a[aria-current]");
  const box = document.querySelector(".moves-box");
  if (present && box) {
    box.scrollTop += present.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
  }
}

scroll();
localTimes();

/** A new message: shows it in its place and leaves everything else as it is. */
async function overhear() {
  const talk = (page) => page.querySelector("section[aria-labelledby=talk]");
  try {
    const answer = await fetch(root.dataset.path);
    const now = answer.ok && talk(new DOMParser().parseFromString(withoutStyles(await answer.text()), "text/html"));
    if (now && talk(document)) {
      talk(document).replaceWith(now);
    } else if (now) {
      document.querySelector("main").append(now);
    }
  } catch {
    // the next load shows the message
  }
}

if (root.dataset.revision) {
  follow(root.dataset.board, (revision) => {
    if (!root.dataset.revision || String(revision) === root.dataset.revision) {
      return true; // an earlier position stays as it is
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
