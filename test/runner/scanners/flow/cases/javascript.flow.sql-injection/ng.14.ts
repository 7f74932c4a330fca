import { initTRPC } from "@trpc/server";
import Database from "better-sqlite3";
import { z } from "zod";

const db = new Database("posts.db");
const publicProcedure = initTRPC.create().procedure;

export const list = publicProcedure
  .input(z.object({ page: z.number(), column: z.string() }))
  .query(({ input }) => db.prepare(`SELECT * FROM posts ORDER BY ${input.column} LIMIT ${input.page}`).all()); // expect
