const express = require("express");
const app = express();

function letters(count) {
  const all = "abcdefghijklmnopqrstuvwxyz0123456789";
  let text = "";
  for (let i = 0; i < count; i++) text += all[Math.floor(Math.random() * all.length)];
  return text;
}

app.post("/forgot", async (req, res) => {
  const account = await req.app.accounts.findByEmail(req.body.email);
  account.resetToken = letters(32);
  await account.save();
  res.sendStatus(204);
});
