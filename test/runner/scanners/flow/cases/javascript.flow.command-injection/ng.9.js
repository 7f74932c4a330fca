const { exec } = require("node:child_process");
const app = require("express")();

function* words(query) {
  yield query.first;
  yield* [query.second];
}

class Steps {
  *[Symbol.iterator]() {}
  *named(query) {
    for (const name of Object.keys(query)) yield { name, fixed: "status" };
  }
}

app.get("/words", (req, res) => {
  for (const word of words(req.query)) exec(`lookup ${word}`); // expect
  const all = [...words(req.query)];
  exec(all.join(" ")); // expect
  for (const step of new Steps().named(req.query)) exec(step.name); // expect
  res.end();
});
