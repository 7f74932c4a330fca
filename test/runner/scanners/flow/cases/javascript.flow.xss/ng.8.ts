import Fastify from "fastify";
import { Controller, Get, Header, Param } from "@nestjs/common";

const app = Fastify();
app.get("/orders", async ({ query }: any, reply) => {
  reply.type("text/html");
  return `<h1>Orders with the status ${query.status}</h1>`; // expect
});

@Controller("cats")
export class CatsController {
  @Get("page/:name")
  @Header("Content-Type", "text/html")
  page(@Param("name") name: string) {
    return `<h1>${name}</h1>`; // expect
  }

  @Get("plain/:name")
  plain(@Param("name") name: string) {
    return `<p>${name}</p>`; // expect
  }
}
