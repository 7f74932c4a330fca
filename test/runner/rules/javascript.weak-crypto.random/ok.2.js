export function invite(user) {
  const token = crypto.randomUUID();
  const delay = Math.random() * 100;
  return save(user, token, delay);
}
