const cp = require('child_process');
const http = require('http');
const url = require('url');
const KNOWN = new Map([['logs', '/var/log'], ['tmp', '/tmp']]);
http.createServer((req, res) => {
  const dir = KNOWN.get(url.parse(req.url, true).query.cmd);
  if (!dir) { res.statusCode = 404; return res.end(); }
  cp.spawn('sh', ['-c', 'ls ' + dir]).stdout.pipe(res);
}).listen(8080);
