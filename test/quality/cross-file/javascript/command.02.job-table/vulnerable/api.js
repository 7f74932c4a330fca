const express = require("express");
const run = require("./worker/run");

const api = express();
api.use(express.json());

api.post("/jobs/:kind", (req, res) => {
  const output = run(req.params.kind, req.body);
  res.type("text/plain").send({ output });
});

api.listen(5000);
