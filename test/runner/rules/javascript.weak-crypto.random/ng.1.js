const token = Math.random().toString(36).slice(2); // expect
user.resetToken = String(Math.random() * 1e9); // expect
const session = { sessionId: "s" + Math.random() }; // expect
function createToken() {
  return Math.random().toString(36); // expect
}
