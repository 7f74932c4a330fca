const compose = require("./compose");

module.exports = ({ subject, name }) => {
  const source = "<p><%= name %></p>";
  return { subject, html: compose(source, { name: String(name) }) };
};
