module.exports = function registerSockets(socket, bus) {
  socket.on("chat", (payload) => {
    bus.emit("notice.published", { body: payload.body });
  });
};
