import { JsonController, Get, Post, Param, QueryParam, Body, HeaderParam, CookieParam, BodyParam, UploadedFile, QueryParams, Params } from "routing-controllers";
import { exec } from "node:child_process";
@JsonController("/u")
export class U {
  @Get("/:id")
  a(@Param("id") id: string, @QueryParam("q") q: string, @HeaderParam("x") x: string, @CookieParam("c") c: string, @QueryParam("n") n: number) { exec("x " + id); // expect
    exec("x " + q); // expect
    exec("x " + x); // expect
    exec("x " + c); // expect
    exec("x " + n);
  }
  @Post("/")
  b(@Body() body: any, @BodyParam("n") n: string, @UploadedFile("f") f: any, @Params() p: any) { exec("x " + body.name); // expect
    exec("x " + n); // expect
    exec("x " + f.originalname); // expect
    exec("x " + p.id); // expect
  }
}
