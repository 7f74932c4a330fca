const express = require("express");
const { failedLogin } = require("./login-audit");

const app = express();
app.use(express.urlencoded({ extended: false }));
app.post("/login", (req, res) => {
  failedLogin(req.body.user);
  res.sendStatus(401);
});
app.listen(3000);
