"use strict";
// The page of a table: the size of its letters, the row of keys for fingers, and the way back after a break.

const COLUMNS = 40, ROWS = 20; // the smallest table that is drawn
const WIDTH = 0.6; // of a letter, of its height
const KEYS = { up: "\x1b[A", down: "\x1b[B", space: " ", enter: "\r", escape: "\x1b", line: ":", undo: "u", help: "?" };
const BOARD = [80, 24]; // columns and rows of a board that is looked at from afar
const TOUCH_ROW = 40; // pixels, where there is room for them
const AGAIN = 2000; // milliseconds

const isTouch = matchMedia("(pointer: coarse)").matches;
let socket = null;

// textual.js opens the only line to the table; what the row of keys says goes through it too.
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...where) {
    super(...where);
    socket = this;
    this.addEventListener("close", comeBack);
  }

  send(message) {
    if (this.readyState === Socket.OPEN) super.send(message); // the size is sent again once it is open
  }
};

function press(key) {
  if (socket && socket.readyState === Socket.OPEN) socket.send(JSON.stringify(["stdin", KEYS[key]]));
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

function letterSize(room) {
  if (isLooking() && room.clientWidth > room.clientHeight) {
    return Math.max(8, Math.floor(Math.min(room.clientWidth / BOARD[0] / WIDTH, room.clientHeight / BOARD[1] / 1.32)));
  }
  const largest = isTouch ? 18 : 16;
  return Math.max(8, Math.min(largest, Math.floor(room.clientWidth / COLUMNS / WIDTH * 10) / 10, room.clientHeight / ROWS / 1.32));
}

// A row is as high as the font says its letters are: on a touch screen the font says more.
function higherRows(size, room) {
  const row = Math.min(TOUCH_ROW, Math.floor(room.clientHeight / ROWS));
  const more = row / size;
  if (!isTouch || isLooking() || more <= 1.32) return;
  const below = 0.27 + (more - 1.32) / 2;
  const style = document.createElement("style");
  style.textContent = `@font-face { font-family: "Roboto Mono"; src: url("/file/letters.ttf"); font-weight: 100 700;
    ascent-override: ${(more - below) * 100}%; descent-override: ${below * 100}%; line-gap-override: 0%; }`;
  document.head.append(style);
}

async function begin() {
  for (const one of document.querySelectorAll("#keys button")) {
    one.addEventListener("pointerdown", (event) => { event.preventDefault(); press(one.dataset.key); });
  }
  const room = document.getElementById("terminal");
  const size = letterSize(room);
  higherRows(size, room);
  await document.fonts.load(`${size}px "Roboto Mono"`, "aЯ│");
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  room.dataset.sessionWebsocketUrl = `${scheme}//${location.host}/ws`;
  room.dataset.fontSize = size;
  const script = document.createElement("script");
  script.src = "/file/textual.js";
  script.addEventListener("load", () => {
    if (document.readyState === "complete" && !document.querySelector(".xterm")) window.onload(new Event("load"));
    const typed = setInterval(() => {
      const field = document.querySelector(".xterm-helper-textarea");
      if (field) { field.focus(); clearInterval(typed); }
    }, 20);
  });
  document.head.append(script);
}

document.addEventListener("DOMContentLoaded", begin);
