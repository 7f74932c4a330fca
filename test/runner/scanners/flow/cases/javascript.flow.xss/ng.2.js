app.use(async (ctx) => {
  ctx.type = "text/html";
  ctx.body = `No results for ${ctx.query.q}`; // expect
});

app.post("/preview", (request, reply) => {
  reply.type("text/html").send("<p>" + request.body.text); // expect
});
