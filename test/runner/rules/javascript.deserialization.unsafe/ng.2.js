import serialize from "node-serialize";
app.use((req, res, next) => {
  req.profile = serialize.unserialize(req.cookies.profile); // expect
  next();
});
