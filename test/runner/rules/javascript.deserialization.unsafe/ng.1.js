const serialize = require("node-serialize");
serialize.unserialize(req.cookies.profile); // expect
require("node-serialize").unserialize(text); // expect
yaml.load(text, { schema: yaml.DEFAULT_FULL_SCHEMA }); // expect
const value = unserialize(body); // expect
