const http = require("node:http");
const express = require("express");

const app = express();
const router = express.Router();

app.get("/name", (incoming, outgoing) => outgoing.send("<p>" + incoming.query.name)); // expect

async function greet(incoming, outgoing, next) {
  if (!incoming.body) return next();
  return outgoing.send(`<p>${incoming.body.name}</p>`); // expect
}
router.post("/greeting", greet);

app
  .route("/item")
  .get((i, o) => o.send("<p>" + i.params.id)); // expect

app.use((failure, i, o, next) => o.send("<p>" + i.query.name)); // expect

http.createServer((i, o) => {
  o.end("<p>" + i.url); // expect
});
