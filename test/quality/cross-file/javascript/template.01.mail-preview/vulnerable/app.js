const express = require("express");
const preview = require("./mailer/preview");

const app = express();
app.use(express.json());
app.post("/mails/preview", (req, res) => res.json(preview(req.body)));
app.listen(3000);
