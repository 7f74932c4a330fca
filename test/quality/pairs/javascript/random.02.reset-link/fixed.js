const express = require("express");
const { randomInt } = require("node:crypto");
const app = express();

function letters(count) {
  const all = "abcdefghijklmnopqrstuvwxyz0123456789";
  let text = "";
  for (let i = 0; i < count; i++) text += all[randomInt(all.length)];
  return text;
}

app.post("/forgot", async (req, res) => {
  const account = await req.app.accounts.findByEmail(req.body.email);
  account.resetToken = letters(32);
  account.color = ["red", "blue"][Math.floor(Math.random() * 2)];
  await account.save();
  res.sendStatus(204);
});
