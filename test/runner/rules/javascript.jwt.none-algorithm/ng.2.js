export function read(token) {
  return jwt.verify(token, key, { algorithms: ["HS256", "none"] }); // expect
}
