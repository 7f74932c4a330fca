const { findRooms } = require("../lib/rooms");

exports.rooms = {
  name: "rooms",
  register(server) {
    server.method("findRooms", (filter) => findRooms(filter.floor));
    server.route({
      method: "GET",
      path: "/rooms",
      handler: (request) => request.server.methods.findRooms({ floor: request.query.floor }),
    });
    server.route({ method: "GET", path: "/ping", handler: (request) => request.server.app.shell.ping(request.query.host) });
  },
};
