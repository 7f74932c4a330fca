const clean = require("./clean");
const logger = require("./logger");

exports.failedLogin = (user) => {
  logger.warn(`login failed for ${clean(user)}`); // expect
};
