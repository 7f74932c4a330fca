const express = require("express");
const RulesController = require("./rules-controller");

const app = express();
const controller = new RulesController();
app.post("/rules", express.text({ type: "*/*" }), (req, res) => controller.upload(req, res));
app.listen(3000);
