import { createServerFn } from "@tanstack/react-start";
import { createFileRoute } from "@tanstack/react-router";
import { exec } from "node:child_process";
import { z } from "zod";
export const a = createServerFn({ method: "POST" }).validator((d: { name: string }) => d).handler(async ({ data }) => { exec("x " + data.name); // expect
  exec("x " + Number(data.name));
});
