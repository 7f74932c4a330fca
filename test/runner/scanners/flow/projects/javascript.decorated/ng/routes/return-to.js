module.exports = (req, res, next) => {
  const page = req.query.return_to;
  if (typeof page === "string" && page.length < 200) req.session.returnTo = page; // expect
  next();
};
