import { createNextHandler } from "@ts-rest/serverless/next";
import { initServer } from "@ts-rest/fastify";
import { createExpressEndpoints, initServer as i2 } from "@ts-rest/express";
import { exec } from "node:child_process";
const s = i2();
const router = s.router(contract, {
  getPost: async ({ params: { id }, query }) => { exec("x " + id); // expect
    exec("x " + Number(id));
    exec("x " + query.q); // expect
    return { status: 200, body: {} };
  },
  createPost: async ({ body, headers }) => { exec("x " + body.title); // expect
    exec("x " + headers.x); // expect
    return { status: 201, body: {} };
  },
});
