const mail = require("nodemailer");

const options = { host: "localhost", secure: false };
module.exports = mail.createTransport(options);
