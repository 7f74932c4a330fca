import type { HttpContext } from "@adonisjs/core/http";
import { exec } from "node:child_process";
export default class UsersController {
  async index({ request, params }: HttpContext) {
    exec("x " + request.input("q")); // expect
    exec("x " + request.qs().q); // expect
    exec("x " + request.header("x")); // expect
    exec("x " + request.cookie("x")); // expect
    exec("x " + params.id); // expect
    exec("x " + request.param("id")); // expect
    exec("x " + request.body().name); // expect
    exec("x " + request.all().name); // expect
    exec("x " + request.file("f")?.clientName); // expect
    exec("x " + request.hostname()); // expect
    exec("x " + request.params().id); // expect
    exec("x " + request.encryptedCookie("a"));
    exec("x " + request.cookiesList().a); // expect
    exec("x " + request.parsedUrl.query); // expect
  }
  async show(ctx: HttpContext) {
    exec("x " + ctx.request.input("q")); // expect
    exec("x " + ctx.params.id); // expect
    const { name } = ctx.request.only(["name"]);
    exec("x " + name); // expect
    exec("x " + Number(ctx.params.id));
  }
}
