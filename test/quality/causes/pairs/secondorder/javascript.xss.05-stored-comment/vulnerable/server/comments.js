const express = require("express");
const escapeHtml = require("escape-html");
const { Pool } = require("pg");

const pool = new Pool();
const router = express.Router();

router.get("/comments", async (req, res) => {
  const { rows } = await pool.query("SELECT author, body FROM comments ORDER BY id DESC LIMIT 20");
  const items = rows.map((row) => `<li><b>${row.author}</b> ${row.body}</li>`);
  res.send(`<ul>${items.join("")}</ul>`); // expect
});

module.exports = router;
