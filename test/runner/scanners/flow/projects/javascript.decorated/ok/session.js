const express = require("express");
const app = express();
app.use(require("./routes/return-to"));
app.use("/login", require("./routes/login"));
