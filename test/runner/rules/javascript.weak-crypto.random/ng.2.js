export function invite(user) {
  const token = Math.random().toString(36).slice(2); // expect
  return save(user, token);
}
