const _ = require("lodash");
const { exec } = require("child_process");

function print(printer, copies) {
  exec("lp -d " + printer); // expect
}

app.post("/prints", (req, res) => {
  const printed = req.query.own ? _.partial(print, "office") : _.partial(print, req.body.printer);
  printed(2);
});
