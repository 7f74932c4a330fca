export function store(password) {
  return crypto.scryptSync(password, crypto.randomBytes(16), 64);
}
