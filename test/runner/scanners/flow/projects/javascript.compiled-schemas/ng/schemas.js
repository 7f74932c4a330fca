const Ajv = require("ajv");
const ajv = new Ajv();
exports.checkProbe = ajv.compile({
  type: "object",
  additionalProperties: false,
  properties: { host: { type: "string", pattern: "^[a-z0-9.]+$" }, kind: { enum: ["a", "b"] }, label: { type: "string" } },
});
exports.validBy = (check) => (req, res, next) => {
  if (!check(req.body)) return res.status(400).end();
  next();
};
