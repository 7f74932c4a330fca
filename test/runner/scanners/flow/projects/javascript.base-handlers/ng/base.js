const express = require("express");

class Handler {
  constructor(app) {
    app.get(this.path, (req, res) => this.handle(req, res));
  }

  handle(req, res) {
    this.render(req.query.title, res);
  }

  render(title, res) {
    res.json({ title });
  }
}

module.exports = { Handler };
