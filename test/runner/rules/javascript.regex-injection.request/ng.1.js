function search(req, res) {
  const pattern = new RegExp(req.query.q, "i"); // expect
  const { name } = req.query;
  list.filter((item) => RegExp("^" + name).test(item)); // expect
}
