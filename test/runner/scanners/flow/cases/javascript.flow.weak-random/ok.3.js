const { randomInt } = require("node:crypto");

const CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

function makeToken() {
  let token = "";
  for (let count = 0; count < 20; count++) token += CHARACTERS.charAt(randomInt(CHARACTERS.length));
  return token;
}
