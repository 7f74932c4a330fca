const compose = require("./compose");

module.exports = ({ subject, template }) => {
  const source = template ?? "<p><%= name %></p>";
  return { subject, html: compose(source, { name: "Ada" }) };
};
