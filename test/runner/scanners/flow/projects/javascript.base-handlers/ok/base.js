class Handler {
  handle(req, res) {
    this.render(req.query.title, res);
  }

  render(title, res) {
    res.json({ title });
  }
}

module.exports = { Handler };
