import Hapi from "@hapi/hapi";
import { Reader } from "./feeds/reader.js";
import { feeds } from "./plugins/feeds.js";

export async function start() {
  const server = Hapi.server({ port: 3000 });
  await server.register([{ plugin: feeds, options: { reader: new Reader() } }]);
  await server.start();
}
