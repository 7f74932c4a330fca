const { exec } = require("node:child_process");

class Board {
  constructor() {
    this.onmessage = null;
  }
}

const board = new Board();
board.onmessage = (text) => exec("board " + text);
board.onmessage("ready");
