module.exports = function registerSockets(socket, bus) {
  socket.on("chat", (payload) => {
    bus.emit("note.posted", { body: Number(payload.body) });
  });
};
