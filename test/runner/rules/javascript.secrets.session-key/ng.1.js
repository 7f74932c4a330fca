app.use(session({
  secret: "keyboard cat", // expect
  resave: false,
}));
app.use(cookieSession({ name: "s", keys: ["key1", "key2"] })); // expect
app.use(cookieParser("my secret")); // expect
app.use(expressSession({ secret: 'abc', cookie: {} })); // expect
