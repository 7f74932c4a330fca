import Fastify, { FastifyRequest, FastifyReply } from "fastify";
import multipart from "@fastify/multipart";
import cookie from "@fastify/cookie";
import websocket from "@fastify/websocket";
import { exec } from "node:child_process";
const fastify = Fastify();
fastify.register(multipart);
fastify.register(cookie);
fastify.register(websocket);
fastify.get<{ Querystring: { q: string; n: number } }>("/a/:id", async (request, reply) => {
  exec("x " + request.query.q); // expect
  exec("x " + request.headers["x"]); // expect
  exec("x " + request.cookies.name); // expect
  exec("x " + request.hostname); // expect
  exec("x " + request.host); // expect
  exec("x " + request.url); // expect
  exec("x " + request.originalUrl); // expect
  exec("x " + request.raw.url); // expect
  exec("x " + request.raw.headers.x); // expect
  exec("x " + Number(request.query.n));
  return {};
});
fastify.post("/b/:id", async (request: FastifyRequest<{ Body: { name: string }; Params: { id: string } }>, reply: FastifyReply) => {
  exec("x " + request.body.name); // expect
  exec("x " + request.params.id); // expect
  const data = await request.file();
  exec("x " + data.filename); // expect
  exec("x " + data.fields.name.value); // expect
  for await (const part of request.parts()) {
    exec("x " + part.filename); // expect
  }
  return {};
});
fastify.post("/c", async (req, reply) => {
  const { name } = req.body as { name: string };
  exec("x " + name); // expect
  const files = await req.saveRequestFiles();
  exec("x " + files[0].filename); // expect
  return {};
});
fastify.get("/ws", { websocket: true }, (socket, req) => {
  socket.on("message", (message) => {
    exec("x " + message.toString()); // expect
  });
});
fastify.get("/ws2", { websocket: true }, (connection, req) => {
  connection.socket.on("message", (message) => {
    exec("x " + message.toString()); // expect
  });
});
fastify.addHook("preHandler", async (request, reply) => {
  exec("x " + request.headers.authorization); // expect
});
fastify.addContentTypeParser("text/x", { parseAs: "string" }, (request, body, done) => {
  exec("x " + body); // expect
  done(null, body);
});
