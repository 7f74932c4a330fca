const token = jwt.sign({ id: user.id }, "s3cr3t-value", { expiresIn: "1h" }); // expect
jwt.verify(token, 'another-secret', done); // expect
const SIGNING_KEY = "correct horse battery";
jwt.sign(payload, SIGNING_KEY); // expect
passport.use(new Strategy({ secretOrKey: "keyboard cat" }, done)); // expect
app.use(expressJwt({ secret: "shhhhhhared", algorithms: ["HS256"] })); // expect
