import { Controller } from "@tsed/di";
import { BodyParams, PathParams, QueryParams, HeaderParams, Cookies, MultipartFile, RawBodyParams, Context } from "@tsed/common";
import { Get, Post } from "@tsed/schema";
import { exec } from "node:child_process";
@Controller("/c")
export class C {
  @Get("/:id")
  a(@PathParams("id") id: string, @QueryParams("q") q: string, @HeaderParams("x") x: string, @Cookies("c") c: string, @QueryParams("n") n: number) { exec("x " + id); // expect
    exec("x " + q); // expect
    exec("x " + x); // expect
    exec("x " + c); // expect
    exec("x " + n);
  }
  @Post("/")
  b(@BodyParams() body: Model, @MultipartFile("f") f: PlatformMulterFile) { exec("x " + body.name); // expect
    exec("x " + f.originalname); // expect
  }
}
