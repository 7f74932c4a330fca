var mysql = require('mysql');
var connection = mysql.createConnection({ host: 'localhost', user: 'app' });
function buildQuery(filters) {
  var sql = 'SELECT * FROM cars WHERE 1=1';
  Object.keys(filters).forEach(function (key) {
    sql += ' AND ' + mysql.escapeId(key) + ' = ' + mysql.escape(filters[key]);
  });
  return sql;
}
module.exports = function (app) {
  app.get('/cars', function (req, res) {
    connection.query(buildQuery(req.query), function (err, rows) {
      if (err) return res.sendStatus(500);
      res.json(rows);
    });
  });
};
