export function store(password) {
  return crypto.createHash("sha1").update(password).digest("hex"); // expect
}
