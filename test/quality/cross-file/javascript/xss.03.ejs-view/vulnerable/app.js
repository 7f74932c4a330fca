const express = require("express");
const { showGreeting } = require("./controllers/greeting");

const app = express();
app.set("view engine", "ejs");
app.get("/greeting", showGreeting);
app.listen(3000);
