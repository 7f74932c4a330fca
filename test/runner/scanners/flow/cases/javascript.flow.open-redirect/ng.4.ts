import { Controller, Get, Query, Redirect } from "@nestjs/common";

@Controller("out")
export class OutController {
  @Get()
  @Redirect()
  leave(@Query("to") to: string) {
    return { url: to, statusCode: 302 }; // expect
  }

  @Get("docs")
  @Redirect("https://docs.example.com")
  docs(@Query("version") version: string) {
    if (version) return { url: version }; // expect
  }
}
