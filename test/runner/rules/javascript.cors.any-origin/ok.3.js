app.use(cors({ origin: (origin, callback) => callback(null, allowedOrigins), credentials: true }));
app.use(cors({ origin: (origin, callback) => callback(null, allowed.has(origin)), credentials: true }));
app.use(
  cors({
    credentials: true,
    origin: (origin, callback) => {
      if (!allowed.has(origin)) return callback(new Error("origin"));
      callback(null, true);
    },
  }),
);
