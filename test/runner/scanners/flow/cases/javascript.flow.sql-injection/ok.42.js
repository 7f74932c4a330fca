const app = require("express")();
const KEYS = ["sort", "page"];

app.get("/copy", (req, res) => {
  const state = { note: req.query.note, sort: "id", page: 1 };
  const copy = {};
  KEYS.forEach((key) => {
    copy[key] = state[key];
  });
  db.query("select * from notes order by " + copy.sort);
});

app.get("/other", (req, res) => {
  const copy = { sort: "id" };
  for (const key of ["note", "page"]) copy[key] = req.query[key];
  db.query("select * from notes order by " + copy.sort);
});
