const { exec } = require("child_process");

class Converters {
  constructor() {
    this.known = new Map();
  }
  register(name, convert) {
    if (this.known.has(name)) throw new Error(name);
    this.known.set(name, convert);
    return this;
  }
  run(name, data) {
    return this.known.get(name)(data);
  }
}

const converters = new Converters();
converters.register("whole", (data) => parseInt(data));
converters.register("cents", (data) => Number(data) * 100);
converters.register("flag", (data) => Boolean(data));
converters.register("text", (data) => data);

module.exports = (app) =>
  app.get("/", (req, res) => {
    exec("print " + converters.run("whole", req.query.a));
    exec("print " + converters.run("cents", req.query.b));
    exec("print " + converters.run("flag", req.query.c));
  });
