const { EventEmitter } = require("node:events");
const { Server } = require("socket.io");
const registerListeners = require("./listeners");
const registerSockets = require("./sockets");

const bus = new EventEmitter();
const io = new Server(3000);
io.on("connection", (socket) => registerSockets(socket, bus));
registerListeners(bus);
