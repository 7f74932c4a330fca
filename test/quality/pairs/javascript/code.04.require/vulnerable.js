const express = require('express');
const app = express();
app.get('/plugin/:name', (req, res) => {
  const plugin = require('./plugins/' + req.params.name);
  plugin.run(res);
});
