passport.use(new Strategy({ secretOrKey: "{{token::alnum:32}}" })); // expect
