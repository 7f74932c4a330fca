function admit(req, res) {
  const user = jwt.decode(req.headers.authorization.split(" ")[1]); // expect
  const token = req.cookies.token;
  const claims = jwtDecode(token); // expect
  jwt.verify(token, key, { ignoreExpiration: true }); // expect
}
