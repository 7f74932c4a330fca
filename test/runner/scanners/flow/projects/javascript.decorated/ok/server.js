const Hapi = require("@hapi/hapi");
const { rooms } = require("./plugins/rooms");

exports.start = async () => {
  const server = Hapi.server({ port: 3001 });
  server.app.shell = require("./lib/ping");
  await server.register(rooms);
  await server.start();
};
