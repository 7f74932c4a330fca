const { exec } = require("node:child_process");
const { z } = require("zod");
const yup = require("yup");
const app = require("express")();

const coerced = z.object({ flag: z.coerce.boolean(), at: z.coerce.date(), id: z.string().transform(Number) });
app.post("/coerced", (req, res) => {
  if (!coerced.safeParse(req.body).success) return res.status(400).end();
  exec(`job ${req.body.flag}`); // expect
  exec(`job ${req.body.at}`); // expect
  exec(`job ${req.body.id}`, () => res.end()); // expect
});
const some = z.object({ id: z.number(), page: z.number().catch(1) });
app.post("/omitted", (req, res) => {
  some.omit({ id: true }).parse(req.body);
  exec(`job ${req.body.id}`, () => res.end()); // expect
});
app.post("/caught", (req, res) => {
  some.parse(req.body);
  exec(`job ${req.body.page}`, () => res.end()); // expect
});
const checked = yup.object({ id: yup.number() });
app.post("/promise", (req, res) => {
  checked.validate(req.body);
  exec(`job ${req.body.id}`, () => res.end()); // expect
});
app.post("/cast", (req, res) => {
  yup.object({ sort: yup.string().oneOf(["asc"]) }).cast(req.body);
  exec(`job ${req.body.sort}`, () => res.end()); // expect
});
