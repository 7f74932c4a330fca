export function keepSkin(req, res, next) {
  req.skin = req.query.dark ? "dark" : "light";
  next();
}
