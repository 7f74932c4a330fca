const yaml = require("js-yaml");
const functions = require("js-yaml-js-types").all;

const schema = yaml.DEFAULT_SCHEMA.extend(functions);

module.exports = (text) => yaml.load(text, { schema }); // expect
