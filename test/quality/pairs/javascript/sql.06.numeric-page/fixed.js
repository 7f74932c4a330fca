const express = require("express");
const sqlite3 = require("sqlite3");

const db = new sqlite3.Database("feed.db");
const router = express.Router();

function pageOf(req) {
  return { limit: Number(req.query.limit) || 20, offset: Number(req.query.offset) || 0 };
}

router.get("/feed", (req, res, next) => {
  const { limit, offset } = pageOf(req);
  db.all(`SELECT id, title FROM posts LIMIT ${limit} OFFSET ${offset}`, (err, rows) => {
    if (err) return next(err);
    res.json(rows);
  });
});

module.exports = router;
