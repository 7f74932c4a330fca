const PAGES = ["/orders", "/profile"];

module.exports = (req, res, next) => {
  const page = req.query.return_to;
  if (PAGES.includes(page)) req.session.returnTo = page;
  next();
};
