const polka = require("polka");
const { json } = require("body-parser");
const { exec } = require("child_process");
polka()
  .use(json())
  .get("/users/:id", (req, res) => {
    exec("x " + req.params.id); // expect
    exec("x " + Number(req.params.id));
    exec("x " + req.query.q); // expect
    exec("x " + req.search); // expect
    exec("x " + req.path); // expect
    res.end();
  })
  .post("/b", (req, res) => { exec("x " + req.body.name); // expect
  })
  .listen(3000);
