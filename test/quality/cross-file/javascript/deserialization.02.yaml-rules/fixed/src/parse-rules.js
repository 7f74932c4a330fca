const yaml = require("js-yaml");

module.exports = (text) => yaml.load(text, { schema: yaml.JSON_SCHEMA });
