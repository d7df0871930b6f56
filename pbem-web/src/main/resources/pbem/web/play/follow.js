// A board that goes on is followed: the server says when it has changed, and nothing is asked meanwhile. The address names the
// board alone and is the same for all readers. A browser keeps few connections to one server for all its tabs, so only the tab that was looked
// at last follows its board; the others are told when they are looked at again.

import { site } from "./board.js";

/**
 * @param board its number
 * @param hear called with the revision of the board, at once and whenever it has changed; says whether to go on
 * @param heed called when something more is said at the board, where everybody may read that
 * @returns a function that ends it
 */
export function follow(board, hear, heed) {
  let news = null;
  let sayings = 0; // how many there are, as we were told last
  let release = null;
  let asked = false; // for the place of the only one that listens
  let over = false;

  function leave() {
    news?.close();
    news = null;
    release?.();
    release = null;
  }

  function listen() {
    news = new EventSource(`${site}/boards/${board}/changes`);
    news.addEventListener("revision", (event) => {
      if (!hear(Number(event.data))) {
        end();
      }
    });
    news.addEventListener("sayings", (event) => {
      const before = sayings;
      sayings = Number(event.data);
      if (before !== sayings) {
        heed(); // for the first time, too: one may have come since the page was made
      }
    });
  }

  function end() {
    over = true;
    leave();
  }

  function held() {
    asked = false;
    if (over || document.visibilityState !== "visible") {
      return undefined;
    }
    return new Promise((resolve) => {
      release = resolve;
      listen();
    });
  }

  function lost() {
    asked = false;
    leave();
  }

  function look() {
    if (document.visibilityState !== "visible") {
      leave();
    } else if (!news && !asked && !over && navigator.locks) {
      asked = true;
      navigator.locks.request("pbem-following", { steal: true }, held).catch(lost);
    } else if (!news && !asked && !over) {
      listen();
    }
  }

  look();
  document.addEventListener("visibilitychange", look);
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", (event) => event.persisted && look());
  return end;
}
