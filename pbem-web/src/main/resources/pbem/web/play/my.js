// The page of a player's boards. Only this tab stores the pass from the mail, like the token of a board.

import { clock, element, identity, site } from "./board.js";

const find = (id) => document.getElementById(id);

const PASS = "pbem-boards";

const { lang } = document.documentElement;

let pass = "";

async function call(path, body) {
  const answer = await fetch(site + path, {
    method: body ? "POST" : "GET",
    headers: {
      Authorization: `Bearer ${pass}`,
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
    if (answer.status === 401) {
      leave();
    }
    throw new Error(said.detail);
  }
  return said;
}

/** Forgets the pass, which is no longer valid. */
function leave() {
  sessionStorage.removeItem(PASS);
  find("mine").hidden = true;
  find("hint").hidden = false;
}

function tell(words, bad = false) {
  const verdict = find("verdict");
  verdict.textContent = words;
  verdict.classList.toggle("bad", bad);
  verdict.hidden = !words;
  if (words) {
    verdict.focus();
  }
}

async function trying(what) {
  document.body.classList.add("busy");
  try {
    await what();
  } catch (fault) {
    tell(fault instanceof TypeError ? find("mine").dataset.away : fault.message, true);
  } finally {
    document.body.classList.remove("busy");
  }
}

function board({ board: number, title, players, standing, turn, deadline }) {
  const until = deadline
    ? [`, ${find("mine").dataset.until} `, element("time", "", { datetime: deadline }, clock(new Date(deadline)))]
    : [];
  return element(
    "li",
    turn ? "turn" : "",
    {},
    element("a", "", { href: `${site}/play#${pass}.${number}` }, title),
    element("span", "", {}, players),
    element("span", "faint", {}, standing, ...until),
  );
}

function button(label, challenge, accept) {
  const id = identity(); // pressed twice it counts once
  const made = element("button", accept ? "" : "plain", { type: "button" }, label);
  made.addEventListener("click", () =>
    trying(async () => {
      const { outcome, says } = await call("/my/answers", { id, challenge, accept });
      await afresh();
      tell(says || find("mine").dataset.waits, outcome !== "done" && outcome !== "waiting");
    }),
  );
  return made;
}

function challenge({ challenge: number, game, by, terms }, asked) {
  const { accept, decline, take } = find("mine").dataset;
  return element(
    "li",
    "",
    {},
    element("strong", "", {}, game),
    element("a", "", { href: `${site}/players/${by}` }, by),
    element("span", "faint", {}, terms),
    button(asked ? accept : take, number, true),
    ...(asked ? [button(decline, number, false)] : []),
  );
}

function fill(id, entries) {
  find(id).replaceChildren(...entries);
  find(id).hidden = entries.length === 0;
  const part = find(`${id}-part`);
  if (part) {
    part.hidden = entries.length === 0;
  }
}

/** The push subscription of this browser; nothing if there is none. */
async function told(part) {
  const worker = await navigator.serviceWorker.getRegistration(part.dataset.worker);
  return worker?.pushManager.getSubscription();
}

/** Sends a change, then reloads the page's data and shows the answer. */
const change = (path, body) => trying(async () => {
  const { says } = await call(path, body);
  await afresh();
  tell(says);
});

async function tellHere(part) {
  if (await Notification.requestPermission() !== "granted") {
    throw new Error(part.dataset.denied);
  }
  const worker = await navigator.serviceWorker.register(part.dataset.worker);
  await (await worker.pushManager.getSubscription())?.unsubscribe(); // it may be of another key
  await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: part.dataset.key,
  });
  const { endpoint, keys } = subscription.toJSON();
  await change("/my/browsers", { url: endpoint, key: keys.p256dh, secret: keys.auth });
}

async function push({ browsers, push: when }) {
  const part = find("push");
  if (!part) {
    return;
  }
  const can = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  const here = can && (await told(part))?.endpoint;
  find("cannot").hidden = can;
  find("tell-here").hidden = !can || browsers.some(({ url }) => url === here);
  find("how").hidden = browsers.length === 0;
  find("when").value = when;
  fill("browsers", browsers.map(({ url, service, added }) => {
    const end = element("button", "plain", { type: "button" }, part.dataset.end);
    end.addEventListener("click", () => change("/my/browsers/end", { url }));
    return element(
      "li",
      "",
      {},
      element("span", "", {}, url === here ? part.dataset.here : service),
      element("time", "faint", { datetime: added }, clock(new Date(added))),
      end,
    );
  }));
}

async function afresh() {
  const own = await call("/my/boards");
  if (own.language !== lang && !site.endsWith(`/${lang}`)) {
    location.replace(`${site}/${own.language}/my`); // as on the page of a board
    return;
  }
  find("hint").hidden = true;
  find("mine").hidden = false;
  find("you").textContent = own.player;
  fill("turn", own.boards.filter(({ turn }) => turn).map(board));
  find("no-turn").hidden = own.boards.some(({ turn }) => turn);
  fill("others", own.boards.filter(({ turn }) => !turn).map(board));
  fill("waiting", own.waiting.map((one) => challenge(one, true)));
  fill("made", own.made.map(({ game, terms, standing }) =>
    element("li", "", {}, element("strong", "", {}, game), element("span", "", {}, standing), element("span", "faint", {}, terms))));
  fill("seeks", own.seeks.map((one) => challenge(one, false)));
  await push(own);
  fill("tournaments", own.tournaments.map(({ tournament, title }) =>
    element("li", "", {}, element("a", "", { href: `${site}/tournaments/${tournament}` }, title))));
}

function open() {
  const found = location.hash.slice(1);
  if (found) {
    sessionStorage.setItem(PASS, found);
    history.replaceState(null, "", location.pathname);
  }
  pass = sessionStorage.getItem(PASS) ?? "";
  if (pass) {
    tell("");
    trying(afresh);
  }
}

find("tell-here")?.addEventListener("click", () => trying(() => tellHere(find("push"))));
find("when")?.addEventListener("change", ({ target }) => change("/my/browsers/push", { when: target.value }));
find("again").addEventListener("click", () => trying(afresh));
let sure = false;
find("end").addEventListener("click", () => {
  if (!sure) {
    sure = true;
    find("end").textContent = find("mine").dataset.sure;
    return;
  }
  trying(async () => {
    const { says } = await call("/my/end", {});
    sessionStorage.clear();
    leave();
    tell(says);
  });
});
window.addEventListener("hashchange", open);
window.addEventListener("pageshow", ({ persisted }) => persisted && pass && trying(afresh)); // Back from a board
open();
