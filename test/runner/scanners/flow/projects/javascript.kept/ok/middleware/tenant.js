const THEMES = ["light", "dark"];

exports.attachTenant = function (req, res, next) {
  req.tenant = { theme: THEMES.includes(req.cookies.theme) ? req.cookies.theme : "light" };
  if (req.cookies.theme === req.other) next();
};
