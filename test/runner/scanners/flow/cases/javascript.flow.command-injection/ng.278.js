import { Router, AutoRouter, IRequest } from "itty-router";
import { Router as W } from "worktop";
import { exec } from "node:child_process";
const router = AutoRouter();
router.get("/a/:id", ({ params, query }) => { exec("x " + params.id); // expect
  exec("x " + Number(params.id));
  exec("x " + query.q); // expect
});
router.post("/b", async (request) => { exec("x " + request.params.id); // expect
  const c = await request.json(); exec("x " + c.name); // expect
  exec("x " + request.content.name); // expect
});
const API = new W();
API.add("GET", "/a/:id", (req, res) => { exec("x " + req.params.id); // expect
  exec("x " + req.query.get("a")); // expect
});
API.add("POST", "/b", async (req, context) => { const b = await req.body(); exec("x " + b.name); // expect
  exec("x " + context.params.id); // expect
  exec("x " + context.url.searchParams.get("id")); // expect
});
