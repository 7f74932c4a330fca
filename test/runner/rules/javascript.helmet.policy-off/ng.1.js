app.use(helmet({ contentSecurityPolicy: false })); // expect
