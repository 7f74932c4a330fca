const { Server } = require("socket.io");
const scripts = require("./scripts");

const io = new Server(3000);
io.on("connection", (peer) => {
  peer.on("anything", (data) => scripts.socketIo(data.text));
});
