const app = require('express')();
const escapeRegExp = require('lodash/escapeRegExp');
app.get('/filter', (req, res) => {
  const re = new RegExp(escapeRegExp(req.query.pattern), 'i');
  res.json(['a', 'b'].filter((x) => re.test(x)));
});
