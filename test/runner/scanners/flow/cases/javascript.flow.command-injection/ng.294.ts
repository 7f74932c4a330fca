"use server";
import { createSafeActionClient } from "next-safe-action";
import { zfd } from "zod-form-data";
import { z } from "zod";
import { exec } from "node:child_process";
const actionClient = createSafeActionClient();
export const login = actionClient.schema(z.object({ name: z.string(), n: z.number() })).action(async ({ parsedInput: { name, n } }) => { exec("x " + name); // expect
  exec("x " + Number(name));
});
export const l2 = actionClient.inputSchema(z.object({ name: z.string() })).action(async ({ parsedInput, ctx }) => { exec("x " + parsedInput.name); // expect
});
