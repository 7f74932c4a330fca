const http = require("http");

const BACKENDS = { eu: "geo-eu.internal", us: "geo-us.internal" };

module.exports = (req, res) => {
  const backend = req.headers["x-geo-backend"];
  const options = {
    hostname: BACKENDS[backend] || "geo-eu.internal",
    port: 8080,
    path: "/lookup",
  };
  http.get(options, (upstream) => {
    res.statusCode = upstream.statusCode;
    upstream.pipe(res);
  });
};
