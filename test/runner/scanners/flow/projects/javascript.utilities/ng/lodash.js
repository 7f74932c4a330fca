const { exec } = require("child_process");
const _ = require("lodash");
const app = require("express")();

app.get("/0", async (req, res) => {
  const q = req.query.q;
  const a = ["ls", q];
  exec(_.last(a)); // expect
  exec(_.nth(a, 1)); // expect
  exec(_.drop(a, 1)[0]); // expect
  exec(_.tail(a)[0]); // expect
  exec(_.concat(["ls"], q)[1]); // expect
});

app.get("/1", async (req, res) => {
  const q = req.query.q;
  const a = ["ls", q];
  exec(_.join(a, " ")); // expect
  exec(_.reverse(["ls", q])[0]); // expect
  exec(_.compact(a)[1]); // expect
  exec(_.uniq(a)[1]); // expect
  exec(_.flatten([[q]])[0]); // expect
  exec(_.flattenDeep([[q]])[0]); // expect
  exec(_.chunk(a, 1)[1][0]); // expect
  exec(_.without(a, "ls")[0]); // expect
  exec(_.difference(q.split(","), ["a"])[0]); // expect
  exec(_.union(["a"], [q])[1]); // expect
  exec(_.sortBy([q])[0]); // expect
  exec(_.zip(["a"], [q])[0][1]); // expect
});

app.get("/2", async (req, res) => {
  const q = req.query.q;
  const us = [{ n: "a", c: "ls", d: q }];
  exec(_.find(us, { n: "a" }).d); // expect
  exec(_.filter(us, (u) => u.n)[0].d); // expect
  exec(_.map(us, "d")[0]); // expect
  exec(_.map(us, (u) => u.d)[0]); // expect
  exec(_.keyBy(us, "n").a.d); // expect
  exec(_.groupBy(us, "n").a[0].d); // expect
  exec(_.orderBy(us, "n")[0].d); // expect
  exec(_.maxBy(us, "n").d); // expect
});

app.get("/3", async (req, res) => {
  const q = req.query.q;
  let s = "";
  _.forEach([q], (x) => { s += x; });
  exec(s); // expect
  let s1 = "";
  _.each({ a: q }, (v, k) => { s1 += k; });
  exec(_.reduce([q], (acc, x) => acc + x, "")); // expect
  exec(_.toString(q)); // expect
  exec(_.trim(q)); // expect
  exec(_.upperFirst(q)); // expect
  exec(_.capitalize(q)); // expect
  exec(_.toLower(q)); // expect
  exec(_.replace(q, "a", "b")); // expect
  exec(_.split(q, ",")[0]); // expect
  exec(_.padStart(q, 3)); // expect
  exec(_.truncate(q)); // expect
  exec(_.deburr(q)); // expect
});
