app.use(cors({ origin: true, credentials: true })); // expect
res.setHeader("Access-Control-Allow-Origin", req.headers.origin); // expect
ctx.set("Access-Control-Allow-Origin", ctx.get("Origin")); // expect
res.header("Access-Control-Allow-Origin", req.get("origin")); // expect
app.use(cors({ origin: (origin) => origin, credentials: true })); // expect
