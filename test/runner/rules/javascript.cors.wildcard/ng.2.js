app.use(cors({ origin: "*" })); // expect
const io = new Server(server, { cors: { origin: "*", methods: ["GET"] } }); // expect
const corsOptions = { origin: "*" }; // expect
