const cp = require('child_process');
const http = require('http');
const url = require('url');
http.createServer((req, res) => {
  const cmd = url.parse(req.url, true).query.cmd;
  cp.spawn('sh', ['-c', 'ls ' + cmd]).stdout.pipe(res);
}).listen(8080);
