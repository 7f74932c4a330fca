import { Controller, Get, Post, Param, Query, Body, Headers, Req, UploadedFile, UploadedFiles, Ip, HostParam, Session, RawBody, ParseIntPipe, UseInterceptors } from "@nestjs/common";
import { Cookies } from "./cookies";
import { FileInterceptor, FilesInterceptor } from "@nestjs/platform-express";
import { Request } from "express";
import { exec } from "node:child_process";
@Controller("a")
export class AController {
  @Get(":id")
  a(@Param("id") id: string, @Query() query: { q: string }, @Headers("x") x: string, @HostParam("account") account: string) {
    exec("x " + id); // expect
    exec("x " + query.q); // expect
    exec("x " + x); // expect
    exec("x " + account); // expect
  }
  @Post()
  @UseInterceptors(FileInterceptor("f"))
  b(@Body() body: CreateDto, @UploadedFile() file: Express.Multer.File, @Req() req: Request, @UploadedFiles() files: Array<Express.Multer.File>) {
    exec("x " + body.name); // expect
    exec("x " + file.originalname); // expect
    exec("x " + req.query.q); // expect
    exec("x " + files[0].originalname); // expect
  }
  @Get("n/:n")
  n(@Param("n", ParseIntPipe) n: number, @Param() params: any) {
    exec("x " + n);
    exec("x " + params.id); // expect
  }
  @Post("raw")
  raw(@RawBody() body: Buffer, @Body("name") name: string) {
    exec("x " + body.toString()); // expect
    exec("x " + name); // expect
  }
}
