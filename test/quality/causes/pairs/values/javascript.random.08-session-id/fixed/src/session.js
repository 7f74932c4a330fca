const crypto = require("node:crypto");
const sessions = new Map();

function newId() {
  return crypto.randomUUID();
}

exports.login = (user, res) => {
  const sessionId = newId();
  sessions.set(sessionId, user);
  res.cookie("sid", sessionId, { httpOnly: true, secure: true, sameSite: "lax" }); // expect
};
