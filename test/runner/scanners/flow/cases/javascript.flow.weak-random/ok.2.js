import { randomInt } from "node:crypto";

async function startReset(db, mail) {
  const code = randomInt(1_000_000);
  const delay = Math.random() * 100;
  await db.execute("INSERT INTO pending (mail, given, delay) VALUES (?, ?, ?)", [mail, code, delay]);
}

function pickColor() {
  const code = Math.floor(Math.random() * 255);
  return `#${code.toString(16)}`;
}
