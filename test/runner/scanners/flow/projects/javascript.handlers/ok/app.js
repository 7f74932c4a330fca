const express = require("express");
const errors = require("./middleware/errors");

const app = express();
app.use("/users", require("./routes/users"));
app.use(errors.page);
app.use((err, req, res, next) => {
  res.status(500).send("<h1>" + err.message + "</h1>");
});
