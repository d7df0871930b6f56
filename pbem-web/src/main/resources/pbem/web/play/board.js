// A board on which a move is composed. The server knows the rules and sends what can be chosen, its names and the
// picture. This module shows the board and handles pointer and keys.

/** The start of the paths of the pages in the reader's language, which may be below the root of the host. */
export const site = document.documentElement.dataset.path.replace(/\/$/, "");

/** The page's language for dates and times, in the variant of the reader's country if the browser names one. */
const { lang } = document.documentElement;
const country = navigator.languages.find((wish) => wish.split("-")[0] === lang);

/** A point in time in the reader's time zone. */
export const clock = (at) => at.toLocaleString(country ?? lang, { dateStyle: "medium", timeStyle: "short" });

/** A text of the page with its placeholders filled. */
export const filled = (text, ...words) => text.replace(/\{(\d)\}/g, (_, place) => words[place]);

const FIGURE_HEIGHT = 44;

/** How far outside a cell a finger may tap and still mean the cell, in pixels. */
const FINGER = 14;

/** Cells smaller than this, in pixels, are enlarged for a finger. */
const SMALL = 30;
const LARGE = 46;
const MOST = 3;

/** How far the pointer must move before a drag begins, in pixels. */
const DRAG = 8;

/** How long a finger must rest on a cell before it draws, in milliseconds. */
const REST = 500;

const away = (point, cell) => Math.hypot(cell.spot.x - point.x, cell.spot.y - point.y);

/** The cell nearest to a point of the picture; null if there are no cells. */
const nearest = (point, cells) =>
  point ? cells.sort((one, other) => away(point, one) - away(point, other))[0] ?? null : null;

/** An element with a class, attributes and children. */
export function element(name, className = "", attributes = {}, ...children) {
  const made = document.createElement(name);
  if (className) {
    made.className = className;
  }
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

/** An element of a drawing. */
export function drawing(name, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, value);
  }
  return made;
}

/** Changes what a live region says, which is read out again only if it differs. */
export function say(place, words) {
  if (place.textContent !== words) {
    place.textContent = words;
  }
}

const ring = ({ x, y, r }) => drawing("circle", { cx: x, cy: y, r, fill: "none", "stroke-width": r / 5 });

function arrow(from, to) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const head = from.r * 0.7;
  const [tipX, tipY] = [to.x - x * head, to.y - y * head];
  const side = (way) => `L${tipX - x * head + way * y * head},${tipY - y * head - way * x * head}`;
  return drawing("path", {
    d: `M${from.x},${from.y}L${tipX},${tipY}M${side(1).slice(1)}L${tipX},${tipY}${side(-1)}`,
    fill: "none",
    "stroke-width": from.r / 3,
  });
}

/** A stored value; null if there is none, or the browser stores nothing. */
export function kept(place) {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

export function keep(place, value) {
  try {
    localStorage.setItem(place, value);
  } catch {
    // then it is forgotten with the page
  }
}

/** The key under which this browser stores whether its reader views a game from the other side. */
export const turnedAt = (game, seat = "") => `pbem-turned-${game}-${seat}`;

export class Board {
  #root;
  #choose;
  #image;
  #grid;
  #beside;
  #says;
  #picture = "";
  #address = "";
  #state = null;
  #point = null;
  #ask;
  #surface;
  #marks;
  #tools;
  #turn;
  #whole;
  #turned = false;
  #enlarged = false;
  #drag = null;
  #rest = 0;
  /** Whether the start of a drag is being chosen, while the cell of the drop is still open. */
  lifting = false;
  #dropped = false;
  #drawn = [];
  #pointer = "";
  #game;

  /**
   * @param root an element to fill
   * @param choose called with the keys of all choices whenever they change
   * @param labels the names of the board and of what lies beside it, for screen readers, and of the buttons
   * @param ask called to request the board again, seen from its other side
   */
  constructor(root, choose, { boardLabel, besideLabel, turnLabel, wholeLabel, game }, ask = () => choose(this.chosen)) {
    this.#root = root;
    this.#choose = choose;
    this.#ask = ask;
    this.#game = game;
    this.#image = element("img", "", { alt: "" });
    this.#grid = element("div", "spots", { role: "grid", "aria-label": boardLabel });
    this.#says = element("p", "says", { role: "status", "aria-live": "polite" });
    this.#beside = element("div", "pieces", { role: "group", "aria-label": besideLabel });
    this.#marks = drawing("svg", { class: "drawn", "aria-hidden": "true" });
    this.#surface = element("div", "surface", {}, this.#image, this.#marks, this.#grid);
    this.#turn = element("button", "plain small", { type: "button", "aria-pressed": "false", hidden: "" }, turnLabel);
    this.#whole = element("button", "plain small", { type: "button", hidden: "" }, wholeLabel);
    this.#tools = element("p", "tools", {}, this.#turn, this.#whole);
    root.replaceChildren(this.#says, this.#beside, element("div", "tried awaited", {}, this.#surface), this.#tools);
    this.#turn.addEventListener("click", () => this.#flip());
    this.#whole.addEventListener("click", () => this.#enlarge(null));
    this.#surface.addEventListener("click", (event) => this.#enlarging(event), { capture: true });
    this.#surface.addEventListener("pointerdown", (event) => this.#down(event));
    this.#surface.addEventListener("pointermove", (event) => this.#move(event));
    this.#surface.addEventListener("pointerup", (event) => this.#up(event));
    this.#surface.addEventListener("pointercancel", () => {
      this.#lift();
      this.#mark();
    });
    this.#surface.addEventListener("touchmove", (event) => this.#drag?.draws && event.preventDefault(), { passive: false });
    this.#surface.addEventListener("contextmenu", (event) => event.preventDefault());
    root.addEventListener("keydown", (event) => this.#key(event));
    this.#grid.addEventListener("click", (event) => event.target === this.#grid && this.#tap(event));
  }

  get chosen() {
    return this.#state.chosen.map((choice) => choice.key);
  }

  /** The query of an address that requests the board from the side that the reader has chosen. */
  get side() {
    return this.#turned ? "?turned=true" : "";
  }

  /** Shows a state of the board that the server sent. */
  show(state) {
    const moved = this.#root.contains(document.activeElement);
    const position = (of) => of && [of.board, of.revision, of.moves?.length, of.line].join();
    if (position(this.#state) !== position(state)) {
      this.#drawn = [];
    }
    this.#state = state;
    this.#lift();
    this.#enlarge(null);
    this.#draw(state);
    this.#mark();
    this.#turn.hidden = false;
    this.#turned = kept(this.#memory()) === "true";
    this.#turn.setAttribute("aria-pressed", String(this.#turned));
    const words = [state.objection, state.result, state.says, ...(state.ahead ? state.happenings : [])];
    say(this.#says, words.filter(Boolean).join(" "));
    this.#spots(state);
    this.#pieces(state);
    for (const above of [this.#says, this.#beside]) {
      above.style.minHeight = `${above.getBoundingClientRect().height}px`; // so that the board stays where it is
    }
    if (moved) {
      this.#focus();
    }
    if (this.#turned !== state.turned) {
      this.#ask(); // the first answer shows the default side
    }
  }

  /** The key under which this browser stores the side from which its reader views the game. */
  #memory() {
    return turnedAt(this.#state.game ?? this.#game, this.#state.seat);
  }

  #flip() {
    keep(this.#memory(), String(!this.#turned));
    this.#turned = !this.#turned;
    this.#ask();
  }

  // Enlarging, dragging, and drawing on the board

  /** A place on the picture. */
  #at(event) {
    const { left, top, width } = this.#grid.getBoundingClientRect();
    const scale = this.#state.width / width;
    return { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale, scale };
  }

  /** The first tap of a finger on small cells enlarges them. */
  #enlarging(event) {
    const cell = this.#buttons()[0];
    if (this.#dropped) {
      event.stopPropagation();
      this.#dropped = false;
      return;
    }
    const size = cell ? (2 * cell.spot.r) / this.#at(event).scale : SMALL;
    if (this.#pointer === "touch" && event.detail > 0 && !this.#enlarged && size < SMALL) {
      event.stopPropagation();
      this.#enlarge(this.#at(event), Math.min(MOST, LARGE / size));
    }
  }

  #enlarge(point, factor = 1) {
    this.#enlarged = point !== null;
    this.#whole.hidden = !this.#enlarged;
    const { width, height } = this.#state;
    this.#surface.style.transformOrigin = point ? `${(100 * point.x) / width}% ${(100 * point.y) / height}%` : "";
    this.#surface.style.transform = point ? `scale(${factor})` : "";
  }

  #down(event) {
    this.#pointer = event.pointerType;
    this.#dropped = false;
    clearTimeout(this.#rest);
    if (event.pointerType === "touch" && event.isPrimary) {
      const point = this.#at(event);
      this.#rest = setTimeout(() => this.#drawFrom(nearest(point, this.#cells())), REST);
    }
    const from = event.button === 2 ? nearest(this.#at(event), this.#cells()) : event.target.closest("button.spot");
    if (from && event.isPrimary) {
      this.#drag = { from, x: event.clientX, y: event.clientY, draws: event.button === 2, figure: null };
    }
  }

  /** A finger that rests draws a ring, and with the move that follows an arrow. */
  #drawFrom(from) {
    if (from) {
      this.#drag = { from, draws: true };
      this.#marks.append(ring(from.spot)); // until it is known what is drawn
      this.#dropped = true; // the tap that ends it chooses nothing
    }
  }

  #move(event) {
    const { from, x, y, draws, figure } = this.#drag ?? {};
    if (!from || draws || (!figure && Math.hypot(event.clientX - x, event.clientY - y) < DRAG)) {
      return;
    }
    if (!figure) {
      clearTimeout(this.#rest);
      this.#surface.setPointerCapture(event.pointerId);
      this.#drag.figure = this.#figure(from.spot);
      this.#surface.append(this.#drag.figure);
    }
    const { x: left, y: top } = this.#at(event);
    this.#drag.figure.style.left = `${(100 * (left - from.spot.r)) / this.#state.width}%`;
    this.#drag.figure.style.top = `${(100 * (top - from.spot.r)) / this.#state.height}%`;
  }

  /** What lies on a cell, cut out of the picture. */
  #figure({ x, y, r }) {
    const scale = this.#grid.offsetWidth / this.#state.width;
    const figure = element("span", "dragged");
    figure.style.width = figure.style.height = `${2 * r * scale}px`;
    figure.style.backgroundImage = `url(${this.#address})`;
    figure.style.backgroundSize = `${this.#state.width * scale}px`;
    figure.style.backgroundPosition = `${(r - x) * scale}px ${(r - y) * scale}px`;
    return figure;
  }

  async #up(event) {
    const drag = this.#drag;
    const point = this.#at(event);
    this.#lift();
    if (drag?.draws) {
      const to = nearest(point, this.#cells());
      const same = (mark) => mark.from === drag.from.spot.key && mark.to === to.spot.key;
      this.#drawn = this.#drawn.some(same)
        ? this.#drawn.filter((mark) => !same(mark))
        : [...this.#drawn, { from: drag.from.spot.key, to: to.spot.key }];
      this.#mark();
    } else if (!drag && event.button === 0) {
      this.#drawn = [];
      this.#mark();
    } else if (drag?.figure) {
      this.#dropped = true;
      const { key, place } = drag.from.spot;
      if (place === undefined) {
        this.lifting = true;
        await this.#choose([...this.chosen, key]);
        this.lifting = false;
      }
      const to = nearest(point, this.#buttons().filter((button) => button.spot.place === undefined));
      if (to && to.spot.key !== key && away(point, to) <= to.spot.r + FINGER * point.scale) {
        this.#choose([...this.chosen, to.spot.key]);
      }
    }
  }

  /** Ends a drag. */
  #lift() {
    clearTimeout(this.#rest);
    this.#drag?.figure?.remove();
    this.#drag = null;
  }

  /** Shows the arrows and rings that the reader has drawn; nobody else sees them. */
  #mark() {
    const spots = new Map(this.#state.cells.map((cell) => [cell.key, cell]));
    this.#marks.setAttribute("viewBox", `0 0 ${this.#state.width} ${this.#state.height}`);
    this.#marks.replaceChildren(
      ...this.#drawn
        .map(({ from, to }) => [spots.get(from), spots.get(to)])
        .filter(([from, to]) => from && to)
        .map(([from, to]) => (from === to ? ring(from) : arrow(from, to))),
    );
  }

  /** Takes back the last choice, if there is one. */
  back() {
    this.#choose(this.chosen.slice(0, -1));
  }

  #draw(state) {
    this.#image.alt = state.description;
    this.#image.width = state.width;
    this.#image.height = state.height;
    this.#surface.parentElement.classList.remove("awaited");
    this.#surface.parentElement.style.setProperty("--ratio", state.width / state.height);
    if (state.picture !== this.#picture) {
      this.#picture = state.picture;
      const old = this.#address;
      this.#address = URL.createObjectURL(new Blob([state.picture], { type: "image/svg+xml" }));
      this.#image.src = this.#address;
      URL.revokeObjectURL(old);
    }
  }

  #spots(state) {
    const spots = [
      ...state.chosen.map((choice, place) => ({ ...choice, place })),
      ...state.choices,
    ].filter((choice) => choice.r !== undefined);
    const rows = new Map();
    const keys = new Set(spots.map((spot) => spot.key));
    const others = state.cells.filter((cell) => !keys.has(cell.key));
    const all = [...others, ...spots].sort((one, other) => one.y - other.y || one.x - other.x);
    for (const spot of all) {
      const line = [...rows.keys()].find((y) => Math.abs(y - spot.y) < spot.r / 2) ?? spot.y;
      rows.set(line, [...(rows.get(line) ?? []), spot]);
    }
    this.#grid.hidden = all.length === 0;
    this.#grid.replaceChildren(
      ...[...rows.values()].map((row) =>
        element("div", "", { role: "row" }, ...row.map((spot) => this.#place(spot, state, keys.has(spot.key), spots.length > 60))),
      ),
    );
    const first = nearest(this.#point, this.#buttons()) ?? this.#buttons()[0] ?? this.#cells()[0];
    if (first) {
      first.tabIndex = 0;
    }
  }

  /** All cells that can be reached by keys. */
  #cells() {
    return [...this.#grid.querySelectorAll("[role=gridcell]")];
  }

  /** The cells that can be chosen or are chosen. */
  #buttons() {
    return [...this.#grid.querySelectorAll("button")];
  }

  #place(spot, state, open, many) {
    const cell = open ? this.#spot(spot, many) : element("span", "cell");
    const attributes = { role: "gridcell", tabindex: "-1", "aria-label": spot.label };
    if (!open && state.choices.length > 0) {
      attributes["aria-disabled"] = "true";
    }
    for (const [name, value] of Object.entries(attributes)) {
      cell.setAttribute(name, value);
    }
    cell.style.left = `${(100 * (spot.x - spot.r)) / state.width}%`;
    cell.style.top = `${(100 * (spot.y - spot.r)) / state.height}%`;
    cell.style.width = `${(200 * spot.r) / state.width}%`;
    cell.style.height = `${(200 * spot.r) / state.height}%`;
    cell.spot = spot;
    return cell;
  }

  #spot(spot, many) {
    const taken = spot.place !== undefined;
    const button = element("button", `spot${taken ? " taken" : ""}${many ? " faintly" : ""}`, {
      type: "button",
      "aria-selected": String(taken),
      "data-key": spot.key,
    });
    button.addEventListener("click", () => {
      this.#point = spot;
      this.#choose(taken ? this.chosen.slice(0, spot.place) : [...this.chosen, spot.key]);
    });
    return button;
  }

  #pieces(state) {
    const chosen = state.chosen
      .map((choice, place) => ({ ...choice, place }))
      .filter((choice) => choice.r === undefined);
    const open = state.choices.filter((choice) => choice.r === undefined);
    this.#beside.hidden = chosen.length + open.length === 0 && !parseFloat(this.#beside.style.minHeight);
    this.#beside.replaceChildren(
      ...[...chosen, ...open].map((choice) => {
        const taken = choice.place !== undefined;
        const button = element("button", `piece${taken ? " taken" : ""}`, {
          type: "button",
          "aria-pressed": String(taken),
          "data-key": choice.key,
        });
        if (choice.figure) {
          const figure = element("img", "", { alt: "" });
          figure.src = `${URL.createObjectURL(new Blob([choice.figure], { type: "image/svg+xml" }))}`;
          figure.addEventListener("load", () => URL.revokeObjectURL(figure.src));
          figure.height = FIGURE_HEIGHT;
          button.append(figure);
        }
        button.append(element("span", "", {}, choice.label));
        button.addEventListener("click", () =>
          this.#choose(taken ? this.chosen.slice(0, choice.place) : [...this.chosen, choice.key]),
        );
        return button;
      }),
    );
  }

  /** Moves the focus to the next choice, so that a reader can continue by keys. */
  #focus() {
    const open = this.#state.choices;
    const beside = open.length > 0 && open.every((choice) => choice.r === undefined);
    const target = beside
      ? this.#beside.querySelector("button:not(.taken)")
      : this.#grid.querySelector('button[tabindex="0"]') ?? this.#beside.querySelector("button");
    target?.focus();
  }

  /** A tap beside the open cells chooses the nearest one, if it is close enough. */
  #tap(event) {
    const point = this.#at(event);
    const meant = nearest(point, this.#buttons());
    if (meant && away(point, meant) <= meant.spot.r + FINGER * point.scale) {
      meant.click();
    }
  }

  #key(event) {
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if ((event.key === "Escape" || event.key === "Backspace") && this.#state?.chosen.length > 0) {
      event.preventDefault();
      this.back();
      return;
    }
    const from = event.target.spot;
    const all = from ? this.#cells() : [];
    let next = null;
    if (ways[event.key]) {
      const [dx, dy] = ways[event.key];
      const cost = (button) => {
        const x = button.spot.x - from.x;
        const y = button.spot.y - from.y;
        const ahead = x * dx + y * dy;
        const aside = Math.abs(x * dy) + Math.abs(y * dx);
        return ahead > 0.5 && aside <= 2 * ahead ? ahead + 2 * aside : Infinity;
      };
      next = all.reduce((best, button) => (cost(button) < cost(best) ? button : best), event.target);
    } else if (event.key === "Home") {
      next = this.#buttons()[0] ?? all[0];
    } else if (event.key === "End") {
      next = this.#buttons().at(-1) ?? all.at(-1);
    }
    if (from && next) {
      event.preventDefault();
      event.target.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
      this.#point = next.spot;
    }
  }
}

/** A link that opens the reader's mail program with a line to be sent. */
export function mailTo(address, subject, line, words = "") {
  const body = words ? `${line}\r\n\r\n${words}\r\n` : `${line}\r\n`;
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** A new id for a message, so that the server handles it only once even if it is sent twice. */
export function identity() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
