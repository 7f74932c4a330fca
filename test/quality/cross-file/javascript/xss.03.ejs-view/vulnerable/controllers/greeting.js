exports.showGreeting = (req, res) => {
  res.render("greeting", { name: req.query.name, year: 2024 });
};
