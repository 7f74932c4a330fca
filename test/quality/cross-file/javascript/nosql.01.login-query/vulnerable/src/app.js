const express = require("express");
const { login } = require("./users/login");

const app = express();
app.use(express.json());
app.post("/login", login);
app.listen(3000);
