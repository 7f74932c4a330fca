const http = require('http');
const querystring = require('querystring');
http.createServer((req, res) => {
  const q = querystring.parse(req.url.split('?')[1]);
  res.setHeader('X-Filename', q.file); // expect
  res.end('ok');
}).listen(8000);
