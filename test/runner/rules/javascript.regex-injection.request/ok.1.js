function search(req, res) {
  const pattern = new RegExp(escapeRegExp(req.query.q), "i");
  const other = new RegExp("^a+$");
  const third = new RegExp(pattern);
  const fourth = new RegExp(RegExp.escape(req.query.q));
  /a/.test(req.query.q);
}
