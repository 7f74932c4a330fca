const jwt = require("jsonwebtoken");

const settings = { port: 8080, signature: process.env.SIGNATURE };

exports.issue = (account) => jwt.sign({ sub: account.id }, settings.signature, { expiresIn: "1h" });
