const express = require('express');
const app = express();
const plugins = { csv: require('./plugins/csv'), pdf: require('./plugins/pdf') };
app.get('/plugin/:name', (req, res) => {
  if (!Object.hasOwn(plugins, req.params.name)) return res.sendStatus(404);
  plugins[req.params.name].run(res);
});
