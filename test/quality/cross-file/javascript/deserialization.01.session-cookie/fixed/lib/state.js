exports.pack = (value) => Buffer.from(JSON.stringify(value)).toString("base64");
exports.unpack = (text) => JSON.parse(Buffer.from(text, "base64").toString());
