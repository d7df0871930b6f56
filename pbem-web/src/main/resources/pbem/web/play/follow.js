// Follows an open board: the server reports changes, so the page does not have to ask. The address names only the board
// and is the same for all readers. A browser allows few connections to one server for all its tabs, so only the tab
// viewed last follows its board; the others catch up when they are viewed again.

import { site } from "./board.js";

/**
 * @param board the board's number
 * @param hear called with the board's revision, at once and after every change; returns whether to go on
 * @param heed called when there is a new message at the board, where everybody may read messages
 * @returns a function that stops following
 */
export function follow(board, hear, heed) {
  let news = null;
  let sayings = 0; // the last reported number of messages
  let release = null;
  let asked = false; // whether the lock for the only listener was requested
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
