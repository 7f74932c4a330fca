const winston = require("winston");

const logger = winston.createLogger({
  format: winston.format.printf(({ level, message }) => `${level} ${message}`),
  transports: [new winston.transports.File({ filename: "app.log" })],
});

module.exports = logger;
