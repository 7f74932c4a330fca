const http = require('http');
const querystring = require('querystring');
http.createServer((req, res) => {
  const q = querystring.parse(req.url.split('?')[1]);
  res.setHeader('X-Filename', encodeURIComponent(q.file));
  res.end('ok');
}).listen(8000);
