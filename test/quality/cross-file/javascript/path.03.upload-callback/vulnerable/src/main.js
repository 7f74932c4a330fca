const http = require("node:http");
const notes = require("./notes");
const readForm = require("./read-form");

http
  .createServer((req, res) => {
    readForm(req, (form) => {
      notes.save(form.get("title"), form.get("text"));
      res.writeHead(201).end();
    });
  })
  .listen(8000);
