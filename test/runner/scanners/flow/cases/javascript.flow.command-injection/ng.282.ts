import { get, post, param, requestBody, RestBindings, Request, HttpErrors } from "@loopback/rest";
import { inject } from "@loopback/core";
import { exec } from "node:child_process";
export class C {
  constructor(@inject(RestBindings.Http.REQUEST) private req: Request) {}
  @get("/a/{id}")
  async a(@param.path.string("id") id: string, @param.query.string("q") q: string, @param.header.string("x") x: string, @param.query.number("n") n: number) {
    exec("x " + id); // expect
    exec("x " + q); // expect
    exec("x " + x); // expect
    exec("x " + n);
    exec("x " + this.req.query.q); // expect
  }
  @post("/b")
  async b(@requestBody() body: Item, @param.array("ids", "query", { type: "string" }) ids: string[], @param.filter(Item) filter: any) {
    exec("x " + body.name); // expect
    exec("x " + ids[0]); // expect
  }
  @post("/c")
  async c(@requestBody.file() request: Request, @requestBody.array({}) list: Item[]) {
    exec("x " + list[0].name); // expect
  }
}
