const CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

function makeToken() {
  let token = "";
  for (let count = 0; count < 20; count++) {
    const index = Math.floor(Math.random() * CHARACTERS.length);
    token += CHARACTERS.charAt(index); // expect
  }
  return token;
}

function makePassword(size) {
  let text = "";
  for (let count = 0; count < size; count++) {
    text += CHARACTERS.substring(Math.floor(Math.random() * 36), 1);
  }
  return text; // expect
}
