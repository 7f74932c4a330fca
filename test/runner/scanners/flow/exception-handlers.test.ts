import { expect, test } from "vitest";
import { scanCode } from "./support/scan-code.ts";

const ROUTES = `const express = require("express");
const router = express.Router();
router.get("/:id", (req, res) => {
  if (req.params.id === "") throw new Error(MESSAGE);
  res.send("<p>");
});
module.exports = router;
`;
/** The function is no name of the file, so that the analysis of the routes does not find it. */
const HANDLERS = `module.exports = (app) => {
  const page = function (err, req, res, next) { res.send("<h1>" + err.message); };
  app.use(page);
};
`;

const UNTRUSTED = ROUTES.replace("MESSAGE", '"There is no " + req.params.id');

async function limitsOf(files: Record<string, string>): Promise<readonly string[]> {
  const { findings, skipped = [] } = await scanCode(files);
  expect(findings).toEqual([]);
  return skipped.flatMap(({ path, limits = [] }) => limits.map((limit) => `${path} ${limit}`));
}

test("untrusted data in an exception is counted if a function of another file may handle it", async () => {
  expect(await limitsOf({ "routes.js": UNTRUSTED, "handlers.js": HANDLERS })).toEqual(["routes.js exceptions"]);
});

test("other exceptions are not counted", async () => {
  expect(await limitsOf({ "routes.js": UNTRUSTED })).toEqual([]);
  const number = ROUTES.replace("MESSAGE", '"There is no " + Number(req.params.id)');
  expect(await limitsOf({ "routes.js": number, "handlers.js": HANDLERS })).toEqual([]);
  const caught = UNTRUSTED.replace("if (", "try { if (").replace(
    '  res.send("<p>");',
    '  } catch (e) { res.send("a"); }',
  );
  expect(await limitsOf({ "routes.js": caught, "handlers.js": HANDLERS })).toEqual([]);
});
