const { exec } = require("child_process");
const _ = require("lodash");
const app = require("express")();

app.get("/0", async (req, res) => {
  const q = req.query.q;
  const a = ["ls", q];
  exec(_.first(a));
  exec(_.head(a));
  exec(_.nth(a, 0));
  exec(_.take(a, 1)[0]);
  exec(_.initial(a)[0]);
});

app.get("/1", async (req, res) => {
  const q = req.query.q;
  const a = ["ls", q];
  exec(_.intersection(q.split(","), ["a", "b"])[0]);
  exec(_.range(3).join(" "));
  exec(_.size(a) + "");
});

app.get("/2", async (req, res) => {
  const q = req.query.q;
  const us = [{ n: "a", c: "ls", d: q }];
  exec(_.find(us, { n: q }).c);
  exec(_.find(us, ["n", q]).c);
  exec(_.find(us, (u) => u.n === q).c);
  exec(_.filter(us, { n: q })[0].c);
  exec(_.map(us, "c")[0]);
  exec(_.map(us, (u) => u.c)[0]);
  exec(_.orderBy(us, "n")[0].c);
});

app.get("/3", async (req, res) => {
  const q = req.query.q;
  let s = "";
  _.forEach([q], (x) => { s += x; });
  let s1 = "";
  _.each({ a: q }, (v, k) => { s1 += k; });
  exec(s1);
  exec(_.reduce(["a"], (acc, x) => acc + x, ""));
  exec(_.includes(["a"], q) ? q : "ls");
  exec("ls " + _.toNumber(q));
  exec("ls " + _.toInteger(q));
  exec("ls " + _.parseInt(q));
  exec(_.camelCase(q));
  exec(_.kebabCase(q));
  exec(_.snakeCase(q));
});
