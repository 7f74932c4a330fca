export function allow(req, res, next) {
  res.setHeader("Access-Control-Allow-Origin", req.headers.origin); // expect
  res.setHeader("Access-Control-Allow-Credentials", "true");
  next();
}
