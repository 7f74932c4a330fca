// expect below
app.use(cors({ origin: (origin, callback) => callback(null, origin), credentials: true }));
// expect below
const options = {
  credentials: true,
  origin: (origin, callback) => {
    callback(null, true);
  },
};
