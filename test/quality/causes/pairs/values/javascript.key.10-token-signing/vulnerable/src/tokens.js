const jwt = require("jsonwebtoken");
const config = require("./config");

exports.issue = (user) =>
  jwt.sign({ sub: user.id }, config.signing, { issuer: config.issuer, expiresIn: "15m" }); // expect
