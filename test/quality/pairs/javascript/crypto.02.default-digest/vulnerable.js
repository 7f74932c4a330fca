const crypto = require("crypto");

function digestOf(text, kind = "md5") {
  return crypto.createHash(kind).update(text).digest("hex");
}

exports.register = async (db, { email, password }) => {
  await db.query("INSERT INTO accounts (email, hash) VALUES ($1, $2)", [email, digestOf(password)]);
};
