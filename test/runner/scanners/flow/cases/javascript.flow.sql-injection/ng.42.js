const app = require("express")();
const KEYS = ["sort", "note"];

app.get("/copy", (req, res) => {
  const state = { note: req.query.note, sort: "id", page: 1 };
  const copy = {};
  KEYS.forEach((key) => {
    copy[key] = state[key];
  });
  db.query("select * from notes order by " + copy.note); // expect
});
