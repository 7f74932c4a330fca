app.use(cors());
app.use(cors({ origin: "*" }));
app.use(cors({ origin: ["https://example.com"], credentials: true }));
res.setHeader("Access-Control-Allow-Origin", "https://example.com");
res.setHeader("Access-Control-Allow-Origin", allowed.get(req.headers.origin));
fetch(url, { credentials: true, origin: site });
