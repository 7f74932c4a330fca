const jwt = require("jsonwebtoken");
const { keys } = require("./keys");

const KEY = process.env.JWT_KEY || keys.current;

exports.run = (given) => [jwt.sign(given, KEY), jwt.sign(given, process.env.OTHER_KEY || "")];
