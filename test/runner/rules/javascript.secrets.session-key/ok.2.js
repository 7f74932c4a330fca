app.use(
  session({
    secret: settings.sessionSecret,
    resave: false,
  }),
);
