export function allow(req, res, next) {
  if (ALLOWED.has(req.headers.origin)) res.setHeader("Vary", "Origin");
  res.setHeader("Access-Control-Allow-Origin", SITE);
  next();
}
