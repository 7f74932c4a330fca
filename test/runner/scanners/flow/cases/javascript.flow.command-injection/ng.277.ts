import { controller, httpGet, httpPost, requestParam, queryParam, requestBody, requestHeaders, cookies } from "inversify-express-utils";
import { exec } from "node:child_process";
@controller("/f")
export class F {
  @httpGet("/:id")
  a(@requestParam("id") id: string, @queryParam("q") q: string, @requestHeaders("x") x: string, @cookies("c") c: string) { exec("x " + id); // expect
    exec("x " + Number(id));
    exec("x " + q); // expect
    exec("x " + x); // expect
    exec("x " + c); // expect
  }
  @httpPost("/")
  b(@requestBody() body: any) { exec("x " + body.name); // expect
  }
}
