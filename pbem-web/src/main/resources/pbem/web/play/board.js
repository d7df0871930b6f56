// A board on which a move is composed. What can be chosen, what it is called and how the board looks is told by the server,
// which knows the rules; here it is shown, pointed at, and walked through by keys.

/** Where the pages of the reader's language begin, which need not be the root of the host. */
export const site = document.documentElement.dataset.path.replace(/\/$/, "");

/** For days and hours: the page's language, in the way of the reader's country if they speak it. */
const { lang } = document.documentElement;
const country = navigator.languages.find((wish) => wish.split("-")[0] === lang);

/** A moment by the reader's clock. */
export const clock = (at) => at.toLocaleString(country ?? lang, { dateStyle: "medium", timeStyle: "short" });

/** A text of the page with its places filled. */
export const filled = (text, ...words) => text.replace(/\{(\d)\}/g, (_, place) => words[place]);

const FIGURE_HEIGHT = 44;

/** So far beside a cell a finger may come down that means it, in pixels. */
const FINGER = 14;

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

  /**
   * @param root an element to fill
   * @param choose called with the keys of all that is chosen, whenever that changes
   * @param labels what the board and what lies beside it are called, for those who do not see them
   */
  constructor(root, choose, { boardLabel, besideLabel }) {
    this.#root = root;
    this.#choose = choose;
    this.#image = element("img", "", { alt: "" });
    this.#grid = element("div", "spots", { role: "grid", "aria-label": boardLabel });
    this.#says = element("p", "says", { role: "status", "aria-live": "polite" });
    this.#beside = element("div", "pieces", { role: "group", "aria-label": besideLabel });
    root.replaceChildren(
      this.#says,
      this.#beside,
      element("div", "tried", {}, this.#image, this.#grid),
    );
    root.addEventListener("keydown", (event) => this.#key(event));
    this.#grid.addEventListener("click", (event) => event.target === this.#grid && this.#tap(event));
  }

  get chosen() {
    return this.#state.chosen.map((choice) => choice.key);
  }

  /** Shows a state of the board as the server told it. */
  show(state) {
    const moved = this.#root.contains(document.activeElement);
    this.#state = state;
    this.#draw(state);
    this.#says.textContent = [state.objection, state.result, state.says, ...(state.ahead ? state.happenings : [])]
      .filter(Boolean)
      .join(" ");
    this.#spots(state);
    this.#pieces(state);
    for (const above of [this.#says, this.#beside]) {
      above.style.minHeight = `${above.getBoundingClientRect().height}px`; // so that the board stays where it is
    }
    if (moved) {
      this.#focus();
    }
  }

  /** One step back, as far as there is one. */
  back() {
    this.#choose(this.chosen.slice(0, -1));
  }

  #draw(state) {
    this.#image.alt = state.description;
    this.#image.width = state.width;
    this.#image.height = state.height;
    this.#image.parentElement.style.setProperty("--ratio", state.width / state.height);
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
    spots.sort((one, other) => one.y - other.y || one.x - other.x);
    for (const spot of spots) {
      const line = [...rows.keys()].find((y) => Math.abs(y - spot.y) < spot.r / 2) ?? spot.y;
      rows.set(line, [...(rows.get(line) ?? []), spot]);
    }
    this.#grid.hidden = spots.length === 0;
    this.#grid.replaceChildren(
      ...[...rows.values()].map((row) =>
        element("div", "", { role: "row" }, ...row.map((spot) => this.#spot(spot, state, spots.length > 60))),
      ),
    );
    const first = this.#near(this.#point) ?? this.#grid.querySelector("button");
    if (first) {
      first.tabIndex = 0;
    }
  }

  #spot(spot, state, many) {
    const taken = spot.place !== undefined;
    const button = element("button", `spot${taken ? " taken" : ""}${many ? " faintly" : ""}`, {
      type: "button",
      role: "gridcell",
      tabindex: "-1",
      "aria-label": spot.label,
      "aria-selected": String(taken),
      "data-key": spot.key,
    });
    button.style.left = `${(100 * (spot.x - spot.r)) / state.width}%`;
    button.style.top = `${(100 * (spot.y - spot.r)) / state.height}%`;
    button.style.width = `${(200 * spot.r) / state.width}%`;
    button.style.height = `${(200 * spot.r) / state.height}%`;
    button.addEventListener("click", () => {
      this.#point = spot;
      this.#choose(taken ? this.chosen.slice(0, spot.place) : [...this.chosen, spot.key]);
    });
    button.spot = spot;
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

  /** Where the next thing is to be chosen; a reader who composes by keys goes on from there. */
  #focus() {
    const open = this.#state.choices;
    const beside = open.length > 0 && open.every((choice) => choice.r === undefined);
    const target = beside
      ? this.#beside.querySelector("button:not(.taken)")
      : this.#grid.querySelector('button[tabindex="0"]') ?? this.#beside.querySelector("button");
    target?.focus();
  }

  /** A tap beside all that can be chosen means what is nearest, if that is near. */
  #tap(event) {
    const { left, top, width } = this.#grid.getBoundingClientRect();
    const scale = this.#state.width / width;
    const point = { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale };
    const nearest = this.#near(point);
    if (nearest && Math.hypot(nearest.spot.x - point.x, nearest.spot.y - point.y) <= nearest.spot.r + FINGER * scale) {
      nearest.click();
    }
  }

  #near(point) {
    if (!point) {
      return null;
    }
    const away = (button) => Math.hypot(button.spot.x - point.x, button.spot.y - point.y);
    return [...this.#grid.querySelectorAll("button")].sort((one, other) => away(one) - away(other))[0] ?? null;
  }

  #key(event) {
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if ((event.key === "Escape" || event.key === "Backspace") && this.#state?.chosen.length > 0) {
      event.preventDefault();
      this.back();
      return;
    }
    const from = event.target.spot;
    const all = from ? [...this.#grid.querySelectorAll("button")] : [];
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
      next = all[0];
    } else if (event.key === "End") {
      next = all[all.length - 1];
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

/** A new id of something that is to be heard once. */
export function identity() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
