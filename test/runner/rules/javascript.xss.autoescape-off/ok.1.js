nunjucks.configure("views", { autoescape: true });
