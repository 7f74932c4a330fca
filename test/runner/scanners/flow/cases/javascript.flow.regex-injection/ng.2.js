const app = require('express')();
app.get('/filter', (req, res) => {
  const re = new RegExp(req.query.pattern, 'i'); // expect
  res.json(['a', 'b'].filter((x) => re.test(x)));
});
