export function read(token) {
  return jwt.verify(token, key, { algorithms: ["RS256"] });
}
