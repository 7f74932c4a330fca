const crypto = require("crypto");

function digestOf(text, kind = "sha512") {
  return crypto.createHash(kind).update(text).digest("hex");
}

exports.store = async (db, { name, body }) => {
  await db.query("INSERT INTO files (name, hash) VALUES ($1, $2)", [name, digestOf(body)]);
};
