const express = require("express");
const app = express();
let runtime;

function init(api) {
  runtime = api;
}

app.post("/modules", (req, res) => {
  runtime.nodes.addModule({ module: req.body.module, version: req.body.version }).then((info) => res.json(info));
});

app.put("/modules/:id", (req, res) => {
  runtime.nodes.setModuleState({ id: req.params.id }).then((info) => res.json(info));
  runtime.users.updatePassword(req.body.password);
});

// A service stores what it gets somewhere else, and looks up what it returns.
app.get("/modules/:id", (req, res) => {
  runtime.nodes.getNodeInfo({ id: req.params.id }).then((found) => res.send(found));
  runtime.users.currentUser().then((user) => res.send(user));
});

module.exports = { init };
