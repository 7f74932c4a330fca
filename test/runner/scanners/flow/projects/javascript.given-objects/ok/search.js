class Search {
  constructor(store) {
    this.store = store;
  }

  handle(req, res) {
    res.json(this.store.find(req.query.term));
  }
}

module.exports = { Search };
