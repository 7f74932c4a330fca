import { Elysia, t } from "elysia";
import { exec } from "node:child_process";
new Elysia()
  .get("/a/:id", ({ params: { id }, query, headers, cookie: { name } }) => {
    exec("x " + id); // expect
    exec("x " + query.q); // expect
    exec("x " + headers.x); // expect
    exec("x " + name.value); // expect
  })
  .post("/b", ({ body }) => { exec("x " + body.name); // expect
  }, { body: t.Object({ name: t.String() }) })
  .post("/n", ({ body }) => { exec("x " + body.n); 
  }, { body: t.Object({ n: t.Number() }) })
  .post("/c", (ctx) => { exec("x " + ctx.body.name); // expect
  })
  .get("/d", (context) => {
    exec("x " + context.query.q); // expect
    exec("x " + context.params.id); // expect
    exec("x " + context.cookie.name.value); // expect
  })
  .get("/e", ({ request, path, params }) => {
    exec("x " + request.url); // expect
    exec("x " + request.headers.get("x")); // expect
    exec("x " + path); // expect
    exec("x " + params.id); // expect
  })
  .post("/f", ({ body: { file } }) => { exec("x " + file.name); // expect
  })
  .ws("/ws", { message(ws, message) { exec("x " + message); // expect
  } })
  .listen(3000);
