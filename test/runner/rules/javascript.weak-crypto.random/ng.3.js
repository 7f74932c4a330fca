exports.newSessionId = function () {
  let id = "";
  for (let i = 0; i < 32; i++) {
    id += CHARS.charAt(Math.floor(Math.random() * CHARS.length)); // expect
  }
  return id;
};
class Users {
  makeApiKey() {
    const parts = [];
    parts.push(Math.random()); // expect
    return parts.join("-");
  }
}
let token = "";
token += Math.random(); // expect
