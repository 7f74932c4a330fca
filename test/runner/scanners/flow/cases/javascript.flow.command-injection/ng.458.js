const express = require("express");
const { exec } = require("child_process");
const _ = require("lodash");
const R = require("ramda");
const moment = require("moment");
const dayjs = require("dayjs");
const validator = require("validator");
const { v4: uuid } = require("uuid");
const Immutable = require("immutable");
const { produce } = require("immer");
const shellQuote = require("shell-quote");
const Handlebars = require("handlebars");
const Mustache = require("mustache");
const ejs = require("ejs");
const pug = require("pug");
const nunjucks = require("nunjucks");
const marked = require("marked");
const slugify = require("slugify");
const S = require("string");
const merge = require("deepmerge");
const get = require("lodash/get");
const { camelCase, kebabCase } = require("change-case");
const jp = require("jsonpath");
const dot = require("dot-prop");
const minimist = require("minimist");
const path = require("path");
const sprintf = require("sprintf-js").sprintf;
const objectPath = require("object-path");
const semver = require("semver");
const cloneDeep = require("clone-deep");
const flat = require("flat");
const LRU = require("lru-cache");
const NodeCache = require("node-cache");
const striptags = require("striptags");
const sanitizeHtml = require("sanitize-html");
const xss = require("xss");
const app = express();

app.post("/a", (req, res) => {
  exec("x " + _.trim(req.body.v)); // expect
  exec("x " + _.get(req.body, "a.b", "d")); // expect
  exec("x " + _.map(req.body.l, "name").join(" ")); // expect
  exec("x " + _.chain(req.body.l).map((x) => x.name).filter().first().value()); // expect
  exec("x " + _(req.body.l).map((x) => x.name).join(" ")); // expect
  exec("x " + _.template("a <%= v %>")({ v: req.body.v })); // expect
  exec("x " + _.defaults({}, req.body, { a: 1 }).name); // expect
  exec("x " + _.cloneDeep(req.body).name); // expect
});
app.post("/b", (req, res) => {
  const o = {};
  _.set(o, "a.b", req.body.v);
  exec("x " + o.a.b); // expect
  exec("x " + _.omit(req.body, ["a"]).name); // expect
  exec("x " + _.mapValues(req.body, (v) => v.trim()).name); // expect
  _.each(req.body.l, (v) => exec("x " + v)); // expect
  _.forOwn(req.body, (v, k) => exec("x " + v)); // expect
  exec("x " + _.reduce(req.body.l, (a, b) => a + b, "")); // expect
  exec("x " + _.groupBy(req.body.l, "k").a[0].name); // expect
  exec("x " + _.flow([_.trim, _.toLower])(req.body.v)); // expect
});
app.post("/c", (req, res) => {
  exec("x " + _.toString(req.body.v)); // expect
  exec("x " + _.words(req.body.v).join(" ")); // expect
  exec("x " + _.join(_.uniq(req.body.l), " ")); // expect
  exec("x " + _.head(req.body.l)); // expect
  exec("x " + _.keyBy(req.body.l, "id").a.name); // expect
  exec("x " + _.padStart(req.body.v, 3)); // expect
  exec("x " + _.find(req.body.l, { id: 1 }).name); // expect
  exec("x " + _.result(req.body, "name")); // expect
});
app.post("/d", (req, res) => {
  exec("x " + R.prop("name", req.body)); // expect
  exec("x " + R.path(["a", "b"], req.body)); // expect
  exec("x " + R.pipe(R.trim, R.toLower)(req.body.v)); // expect
  exec("x " + R.compose(R.join(" "), R.map(R.trim))(req.body.l)); // expect
  exec("x " + R.head(req.body.l)); // expect
  exec("x " + R.mergeRight({ a: 1 }, req.body).name); // expect
  R.forEach((v) => exec("x " + v), req.body.l); // expect
  exec("x " + R.assoc("n", req.body.v, {}).n); // expect
});
app.post("/e", (req, res) => {
  exec("x " + moment(req.body.d).format("YYYY"));
  exec("x " + dayjs(req.body.d).format("YYYY"));
  exec("x " + moment().format(req.body.f)); // expect
  exec("x " + validator.trim(req.body.v)); // expect
  exec("x " + validator.toInt(req.body.v));
  exec("x " + uuid());
});
app.post("/f", (req, res) => {
  exec("x " + Immutable.Map(req.body).get("name")); // expect
  exec("x " + Immutable.List([req.body.v]).first()); // expect
  exec("x " + Immutable.fromJS(req.body).getIn(["a", "b"])); // expect
  exec("x " + produce({ n: "" }, (d) => { d.n = req.body.v; }).n); // expect
  exec("x " + Handlebars.compile("a {{{v}}}")({ v: req.body.v })); // expect
});
app.post("/g", (req, res) => {
  exec("x " + sprintf("a %s", req.body.v)); // expect
  exec("x " + S(req.body.v).trim().s); // expect
  exec("x " + merge({ a: 1 }, req.body).name); // expect
  exec("x " + get(req.body, "a.b")); // expect
  exec("x " + jp.query(req.body, "$..name")[0]); // expect
  exec("x " + dot.get(req.body, "a.b")); // expect
  exec("x " + objectPath.get(req.body, "a.b")); // expect
});
app.post("/h", (req, res) => {
  exec("x " + cloneDeep(req.body).name); // expect
  exec("x " + flat(req.body)["a.b"]); // expect
  exec("x " + path.join("a", req.body.v)); // expect
  exec("x " + path.basename(req.body.v)); // expect
  exec("x " + path.extname(req.body.v)); // expect
  exec("x " + path.parse(req.body.v).name); // expect
  exec("x " + path.format({ dir: "a", base: req.body.v })); // expect
  exec("x " + path.relative("/a", req.body.v)); // expect
});
app.post("/i", (req, res) => {
  const cache = new LRU({ max: 10 });
  cache.set("a", req.body.a);
  exec("x " + cache.get("a")); // expect
  const nc = new NodeCache();
  nc.set("k", req.body.b);
  exec("x " + nc.get("k")); // expect
  exec("x " + striptags(req.body.c)); // expect
  exec("x " + sanitizeHtml(req.body.d)); // expect
  exec("x " + xss(req.body.e)); // expect
  exec("x " + shellQuote.parse(req.body.f)[0]); // expect
  exec("x " + shellQuote.quote(["a", req.body.f]));
  exec("x " + marked.parse(req.body.g)); // expect
});
app.post("/j", (req, res) => {
  exec("x " + _.size(req.body.v));
  exec("x " + _.toInteger(req.body.v));
  exec("x " + _.isEmpty(req.body.v));
  exec("x " + _.includes(["a"], req.body.v));
  exec("x " + _.indexOf(["a"], req.body.v));
  exec("x " + _.random(1, 5));
  exec("x " + R.length(req.body.l));
  exec("x " + moment(req.body.d).toISOString());
});
