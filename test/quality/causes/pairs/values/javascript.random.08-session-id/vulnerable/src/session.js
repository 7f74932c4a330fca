const crypto = require("node:crypto");
const sessions = new Map();

function newId() {
  return Math.random().toString(36).slice(2) + Date.now().toString(36); // expect
}

exports.login = (user, res) => {
  const sessionId = newId();
  sessions.set(sessionId, user);
  res.cookie("sid", sessionId, { httpOnly: true, secure: true, sameSite: "lax" }); // expect
};
