import { initTRPC } from "@trpc/server";
import { Args, Query, Resolver } from "@nestjs/graphql";
import { Elysia } from "elysia";
import { defineEventHandler, readBody } from "h3";
import { onCall } from "firebase-functions/v2/https";
import { QueryParam } from "routing-controllers";
import { Path } from "tsoa";
import { z } from "zod";
import { exec } from "node:child_process";
const t = initTRPC.create();
const publicProcedure = t.procedure;
export const router = t.router({
  convert: publicProcedure.input(z.object({ file: z.string() })).mutation(({ input }) => {
    exec(`convert ${input.file} out.png`); // expect
  }),
});
@Resolver()
export class HostResolver {
  @Query(() => String)
  ping(@Args("host") host: string) {
    exec("ping " + host); // expect
  }
}
export class Controllers {
  list(@QueryParam("directory") directory: string) {
    exec("ls " + directory); // expect
  }
  show(@Path() id: string) {
    exec("ls " + id); // expect
  }
}
new Elysia().post("/list", ({ body }) => {
  exec("ls " + body.directory); // expect
});
export const unpack = defineEventHandler(async (event) => {
  const body = await readBody(event);
  exec(`tar xf ${body.archive}`); // expect
});
export const list = onCall((request) => {
  exec("ls " + request.data.directory); // expect
});
const resolvers = {
  Query: {
    lookUp: async (_parent: unknown, { host }: { host: string }) => exec("dig " + host), // expect
  },
};
