const express = require("express");
const axios = require("axios");

const app = express();

app.get("/name", (incoming, outgoing) => outgoing.json({ name: incoming.query.name }));
app.get("/page", (incoming, outgoing) => outgoing.send("<p>" + outgoing.locals.name));
axios.get("/page", (page, shown) => shown.send("<p>" + page.query.name));
