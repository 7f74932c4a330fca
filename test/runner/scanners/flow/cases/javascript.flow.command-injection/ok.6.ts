import { initTRPC } from "@trpc/server";
import { defineEventHandler, getQuery } from "h3";
import { z } from "zod";
import { exec, execFile } from "node:child_process";
const t = initTRPC.create();
export const router = t.router({
  log: t.procedure.input(z.string()).mutation(({ input, ctx }) => {
    execFile("git", ["log", "--", input]);
    exec("id " + ctx.user.id);
  }),
});
const COMMANDS = new Map([["list", "ls"]]);
export default defineEventHandler((event) => {
  const { command } = getQuery(event);
  exec(COMMANDS.get(String(command)) ?? "true");
});
const resolvers = {
  Query: {
    host: async (parent: { name: string }, _args: unknown, { hosts }: any) => hosts.byName(parent.name),
  },
};
