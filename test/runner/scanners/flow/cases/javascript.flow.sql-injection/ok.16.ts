import { initTRPC } from "@trpc/server";
import Database from "better-sqlite3";
import { z } from "zod";

const db = new Database("posts.db");
const publicProcedure = initTRPC.create().procedure;

export const list = publicProcedure
  .input(z.object({ page: z.number().int().min(1), order: z.enum(["asc", "desc"]), id: z.string().uuid() }))
  .query(({ input }) => db.prepare(`SELECT * FROM posts ORDER BY id ${input.order} LIMIT ${input.page}`).all());
export const remove = publicProcedure
  .input(z.object({ id: z.string().uuid() }))
  .mutation(({ input }) => db.exec(`DELETE FROM posts WHERE id = '${input.id}'`));
