export function keepSkin(req, res, next) {
  req.skin = req.query.skin;
  next();
}
