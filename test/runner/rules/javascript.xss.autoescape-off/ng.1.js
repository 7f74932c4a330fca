nunjucks.configure("views", { autoescape: false, express: app }); // expect
