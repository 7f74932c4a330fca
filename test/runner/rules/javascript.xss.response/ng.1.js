app.get("/hello", (req, res) => {
  res.send("Hello " + req.query.name); // expect
  res.send(`<h1>${req.params.title}</h1>`); // expect
  res.status(404).send(req.query.page); // expect
  res.write("<p>" + req.body.text + "</p>"); // expect
  const { name } = req.query;
  res.send("<b>" + name + "</b>"); // expect
});
