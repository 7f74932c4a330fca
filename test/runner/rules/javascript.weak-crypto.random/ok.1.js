const jitterMs = Math.random() * 100;
const token = crypto.randomBytes(32).toString("hex");
element.id = "id" + Math.random();
const tokens = items.map(() => { const delay = Math.random(); return delay; });
const color = { red: Math.random() };
function shuffle() {
  return Math.random() - 0.5;
}
