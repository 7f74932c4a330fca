app.use(
  session({
    secret: "correct horse battery", // expect
    resave: false,
  }),
);
