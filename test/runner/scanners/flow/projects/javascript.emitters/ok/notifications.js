const EventEmitter = require("node:events");
exports.notifications = new EventEmitter();
