const { exec } = require("child_process");
const app = require("express")();
function Ctor2(v) {
  if (!(this instanceof Ctor2)) {
    return new Ctor2(v);
  }
  this.v = v;
}
app.get("/e", (req, res) => {
  exec("x " + new Ctor2(req.query.e).v); // expect
});
