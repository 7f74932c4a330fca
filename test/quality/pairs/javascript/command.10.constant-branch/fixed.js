const { execSync } = require('child_process');
exports.handler = (req, res) => {
  const debug = false;
  let name = 'default';
  if (debug) name = req.query.name;
  execSync('touch /var/run/app/' + name);
  res.end();
};
