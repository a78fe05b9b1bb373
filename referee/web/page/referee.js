"use strict";
// The page of a table: the size of its letters, the row of keys for fingers, and the way back after a break.

const COLUMNS = 40, ROWS = 20; // the smallest table that is drawn
const WIDTH = 0.6001, HEIGHT = 1.32; // of a letter, by its size
const KEYS = { up: "\x1b[A", down: "\x1b[B", space: " ", enter: "\r", escape: "\x1b", tab: "\t", line: ":", undo: "u", help: "?" };
const BOARD = [80, 24]; // columns and rows of a board that is looked at from afar
const TOUCH_ROW = 40, LEAST_ROW = 11; // pixels, where there is room for them
const AGAIN = 2000; // milliseconds

const WHEEL = { up: 64, down: 65 }; // buttons, as a terminal names them
const isTouch = matchMedia("(pointer: coarse)").matches;
let socket = null;
let cells = { width: COLUMNS, height: ROWS }; // of the terminal, as the table was told last

// textual.js opens the only line to the table; what the row of keys says goes through it too.
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...where) {
    super(...where);
    socket = this;
    this.addEventListener("close", comeBack);
  }

  send(message) {
    const [kind, data] = JSON.parse(message);
    if (kind === "resize") cells = data;
    if (this.readyState === Socket.OPEN) super.send(message); // the size is sent again once it is open
  }
};

function type(keys) {
  if (socket && socket.readyState === Socket.OPEN) socket.send(JSON.stringify(["stdin", keys]));
}

function press(key) {
  type(KEYS[key]);
  if (key === "line") callKeyboard();
}

function typing() {
  return document.querySelector(".xterm-helper-textarea");
}

// A screen shows its keyboard when a finger gives a field the focus it did not have.
function callKeyboard() {
  typing()?.blur();
  typing()?.focus();
}

function comeBack() {
  document.getElementById("gone").hidden = false;
  setTimeout(async () => {
    try {
      if ((await fetch("/", { cache: "no-store" })).ok) return location.reload();
    } catch { /* the host is not there yet */ }
    comeBack();
  }, AGAIN);
}

function isLooking() {
  return document.body.classList.contains("looking");
}

// A whole number of pixels for a row, so that the smallest table fits however the browser rounds.
function rowHeight(room) {
  let row = isTouch && !isLooking() ? TOUCH_ROW : Math.round(largestLetter(room) * HEIGHT);
  while (row > LEAST_ROW && painted(row) * smallest()[1] > room.clientHeight) row -= 1;
  return row;
}

// The terminal paints a row in whole pixels of the device.
function painted(row) {
  return Math.ceil(row * devicePixelRatio) / devicePixelRatio;
}

function largestLetter(room) {
  if (isLooking()) return room.clientWidth / smallest()[0] / WIDTH;
  return Math.min(isTouch ? 18 : 16, room.clientWidth / COLUMNS / WIDTH);
}

function smallest() {
  return isLooking() && innerWidth > innerHeight ? BOARD : [COLUMNS, ROWS];
}

// A row is as high as the font says its letters are.
function declareLetters(size, row) {
  const below = Math.round((0.27 * size + (row - HEIGHT * size) / 2));
  const style = document.createElement("style");
  style.textContent = `@font-face { font-family: "Roboto Mono"; src: url("/file/letters.ttf"); font-weight: 100 700;
    ascent-override: ${((row - below) / size) * 100}%; descent-override: ${(below / size) * 100}%; line-gap-override: 0%; }`;
  document.head.append(style);
}

// A keyboard on the screen leaves less room: the table keeps its size, and its lower end stays in sight.
function keepSize(room, row) {
  room.style.minHeight = `${Math.ceil(ROWS * painted(row))}px`;
  const width = innerWidth;
  if (isTouch) addEventListener("resize", () => { if (innerWidth !== width) location.reload(); });
}

// A finger drags what lay under it first: a turn of the wheel for each row.
function dragByFinger(room) {
  let begun = null, from = null;
  room.addEventListener("touchstart", (event) => { begun = from = event.touches[0]; });
  room.addEventListener("touchmove", (event) => {
    const screen = room.querySelector(".xterm-screen")?.getBoundingClientRect();
    if (!screen || !from) return;
    event.preventDefault();
    const row = screen.height / cells.height, to = event.touches[0];
    const rows = Math.trunc((to.clientY - from.clientY) / row);
    if (!rows) return;
    const column = Math.ceil((begun.clientX - screen.left) / (screen.width / cells.width));
    const at = `${column};${Math.ceil((begun.clientY - screen.top) / row)}M`;
    type(`\x1b[<${rows > 0 ? WHEEL.up : WHEEL.down};${at}`.repeat(Math.abs(rows)));
    from = to;
  }, { passive: false });
}

async function begin() {
  for (const one of document.querySelectorAll("#keys button")) {
    one.addEventListener("pointerdown", (event) => { event.preventDefault(); press(one.dataset.key); });
  }
  const room = document.getElementById("terminal");
  const row = rowHeight(room);
  const size = Math.floor(Math.max(8, Math.min(largestLetter(room), row / HEIGHT)) * 10) / 10;
  declareLetters(size, row);
  keepSize(room, row);
  if (isTouch && !isLooking()) dragByFinger(room);
  await document.fonts.load(`${size}px "Roboto Mono"`, "aЯ│");
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  room.dataset.sessionWebsocketUrl = `${scheme}//${location.host}/ws`;
  room.dataset.fontSize = size;
  const script = document.createElement("script");
  script.src = "/file/textual.js";
  script.addEventListener("load", () => {
    if (document.readyState === "complete" && !document.querySelector(".xterm")) window.onload(new Event("load"));
    const waiting = setInterval(() => {
      if (typing()) { typing().focus(); clearInterval(waiting); }
    }, 20);
  });
  document.head.append(script);
}

document.addEventListener("DOMContentLoaded", begin);
