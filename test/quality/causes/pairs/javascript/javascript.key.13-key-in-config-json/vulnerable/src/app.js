const config = require("config");
const cookieSession = require("cookie-session");

module.exports = cookieSession({ name: "s", keys: [config.get("cookieSigningKey")], secure: true });
