app.use(cors({ origin: ["https://app.example.com"] }));
const window = { origin: "*" };
draw({ origin: "*" });
