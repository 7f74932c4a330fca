exports.page = function page(err, req, res, next) {
  res.status(500).send("<h1>" + err.message + "</h1>");
};
