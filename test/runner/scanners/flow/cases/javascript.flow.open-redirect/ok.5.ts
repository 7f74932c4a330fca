import { Controller, Get, Query, Redirect } from "@nestjs/common";

@Controller("out")
export class OutController {
  @Get()
  @Redirect()
  leave(@Query("page") page: string) {
    return { url: `/pages/${encodeURIComponent(page)}`, title: page };
  }

  @Get("data")
  data(@Query("to") to: string) {
    return { url: to };
  }
}
