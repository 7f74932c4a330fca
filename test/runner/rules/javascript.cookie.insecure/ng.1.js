res.cookie("session", id, { httpOnly: false }); // expect
res.cookie("session", id, { secure: false }); // expect
app.use(session({ secret, cookie: { secure: false } })); // expect
cookies().set("a", b, { secure: false }); // expect
