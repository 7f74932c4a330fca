import libxml from "libxmljs2";
import type { FastifyInstance } from "fastify";

const PARSER = { noblanks: true, nonet: true };

export function feedRoutes(app: FastifyInstance): void {
  app.post("/feed", async (request) => {
    const xml = String(request.body);
    const feed = libxml.parseXmlString(xml, PARSER);
    return { name: feed.root()?.name() };
  });
}
