const { Client } = require("pg");

exports.exportAudit = async function exportAudit(req, res) {
  const client = new Client();
  await client.connect();
  const options = { table: "audit_log", label: req.body.label };
  const source = options.table;
  const { rows } = await client.query("SELECT actor, action FROM " + source);
  res.json({ label: options.label, rows });
};
