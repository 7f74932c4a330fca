app.post("/preview", (req, res) => {
  res.send(ejs.render(TEMPLATE, { name: req.body.name }));
  const view = pug.compile("h1 #{title}");
  Handlebars.compile(source)({ name: req.query.name });
  res.render(view, { name: req.query.name });
});
