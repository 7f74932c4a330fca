const jwt = require("jsonwebtoken");

const settings = { port: 8080, signature: "umber-field-2019-ladder" };

exports.issue = (account) => jwt.sign({ sub: account.id }, settings.signature, { expiresIn: "1h" });
