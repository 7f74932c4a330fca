export function issue(user) {
  return jwt.sign({ sub: user.id }, "k3yb0ard-c4t", { expiresIn: "1h" }); // expect
}
