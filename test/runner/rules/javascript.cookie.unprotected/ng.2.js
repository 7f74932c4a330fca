http.createServer((req, res) => {
  res.setHeader("Set-Cookie", `sid=${id}; Path=/`); // expect
  res.setHeader("Set-Cookie", "authToken=" + token + "; HttpOnly"); // expect
});
export function login(ctx) {
  ctx.cookies.set("jwt", sign(ctx.state.user), { maxAge: 3600 }); // expect
}
