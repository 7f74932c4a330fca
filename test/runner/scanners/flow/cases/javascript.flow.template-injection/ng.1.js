app.get("/case", async (req, res) => {
  const value = req.query.value;
  require("ejs").render(value, {}); // expect
  require("handlebars").compile("Hello " + value)({}); // expect
});
