export function issue(user) {
  return jwt.sign({ sub: user.id }, process.env.JWT_KEY, { expiresIn: "1h" });
}
