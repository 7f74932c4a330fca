const { exec } = require("node:child_process");
const app = require("express")();

function* words(query) {
  yield "first";
  const given = yield query.second;
  yield Number(given);
}

function* steps(query) {
  yield { name: query.name, fixed: "status" };
}

app.get("/words", (req, res) => {
  for (const step of steps(req.query)) exec(step.fixed);
  for (const word of words({ second: "b" })) exec(`lookup ${word}`);
  res.end();
});
