const serialize = require("node-serialize");

exports.pack = (value) => Buffer.from(serialize.serialize(value)).toString("base64");
exports.unpack = (text) => serialize.unserialize(Buffer.from(text, "base64").toString()); // expect
