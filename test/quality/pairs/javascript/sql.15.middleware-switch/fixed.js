const db = require('./db');
function criteria(req) {
  switch (req.query.kind) {
    case 'recent': return 'created > now() - interval 1 day';
    case 'mine': return 'owner = 1';
    default: return '1 = 1';
  }
}
exports.index = async (req, res) => res.json(await db.query('SELECT * FROM t WHERE ' + criteria(req)));
