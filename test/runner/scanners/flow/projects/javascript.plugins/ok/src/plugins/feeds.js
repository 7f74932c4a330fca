import "@hapi/hapi";

export const feeds = {
  name: "feeds",
  register(server, { reader }) {
    server.route({
      method: "POST",
      path: "/feeds",
      handler: async (request) => reader.read(request.payload.feed),
    });
  },
};
