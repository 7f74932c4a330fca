import Fastify from "fastify";
import { Controller, Get, Header, Param } from "@nestjs/common";

const app = Fastify();
app.get("/orders", async ({ query }: any, reply) => {
  return `<h1>Orders with the status ${query.status}</h1>`;
});

@Controller("cats")
export class CatsController {
  @Get("page/:name")
  @Header("Content-Type", "text/plain")
  page(@Param("name") name: string) {
    return `<h1>${name}</h1>`;
  }

  @Get("data/:name")
  data(@Param("name") name: string) {
    return { html: `<p>${name}</p>` };
  }
}
