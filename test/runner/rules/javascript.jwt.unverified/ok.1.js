function admit(req, res) {
  const user = jwt.verify(req.cookies.token, key);
  const expires = jwtDecode(storedToken).exp;
  base64.decode(req.query.x);
  jwt.verify(token, key, { ignoreExpiration: false });
}
