import Fastify from "fastify";
import _ from "lodash";

const app = Fastify();

function layout(title: string, body: string): string {
  return ["<html><title>", title, "</title><body>", body, "</body></html>"].join("");
}

app.post("/preview", (request, reply) => {
  const { comments } = request.body as { comments: string[] };
  const items = comments.map((comment) => "<li>" + _.escape(comment) + "</li>");
  reply.type("text/html").send(layout("Preview", items.join("")));
});
