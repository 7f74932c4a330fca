const ejs = require("ejs");

module.exports = function compose(source, values) {
  return ejs.render(source, values); // expect
};
