app.post("/preview", (req, res) => {
  res.send(ejs.render(req.body.template, {})); // expect
  const source = "h1 " + req.query.title;
  const view = pug.compile(source); // expect
  nunjucks.renderString(`Hello ${req.query.name}`); // expect
  _.template(req.body.text)({}); // expect
});
