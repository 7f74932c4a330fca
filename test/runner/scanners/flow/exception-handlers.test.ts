import { expect, test } from "vitest";
import { scanCode } from "./support/scan-code.ts";

const ROUTES = `const express = require("express");
const router = express.Router();
router.get("/:id", (req, res) => {
  if (req.query.x) throw new Error(MESSAGE);
  res.send("<p>");
});
module.exports = router;
`;
const UNTRUSTED = ROUTES.replace("MESSAGE", '"There is no " + req.params.id');
/** The function is no name of the file. */
const HANDLERS = `module.exports = (app) => {
  const page = function (err, req, res, next) { res.send("<h1>" + err.message); };
  app.use(page);
};
`;
/** The function exists only in calls. */
const HIDDEN = `const pages = (app) => () => {
  const page = function (err, req, res, next) { res.send("<h1>" + err.message); };
  app.use(page);
};
exports.start = (app) => setUp(pages(app));
`;

const VIEW = `from flask import Blueprint, request

from shop.types import NoCard

cards = Blueprint("cards", __name__)


@cards.route("/cards")
def card():
    raise NoCard("there is no card " + request.args["name"])
`;
const TYPES = `class NoCard(Exception):
    pass


class NoStamp(Exception):
    pass
`;

function handlerOf(type: string): string {
  return `from flask import current_app

from shop.types import ${type}


@current_app.errorhandler(${type})
def page(error: ${type}):
    return "<h1>" + str(error)
`;
}

async function scanned(files: Record<string, string>): Promise<{ found: string[]; limits: string[] }> {
  const { findings, skipped = [] } = await scanCode(files);
  return {
    found: findings.map((item) => `${item.location_path}:${item.location_line} ${item.metadata.confidence}`),
    limits: skipped.flatMap(({ path, limits = [] }) => limits.map((limit) => `${path} ${limit}`)),
  };
}

const NOTHING = { found: [], limits: [] };

test("untrusted data in an exception reaches a function of another file, also one inside another", async () => {
  expect(await scanned({ "routes.js": UNTRUSTED, "handlers.js": HANDLERS })).toEqual({
    found: ["handlers.js:2 high"],
    limits: [],
  });
});

test("an exception is counted if a function of another file may handle it that is not found", async () => {
  expect(await scanned({ "routes.js": UNTRUSTED, "handlers.js": HIDDEN })).toEqual({
    found: [],
    limits: ["routes.js exceptions"],
  });
});

test("other exceptions are not counted", async () => {
  expect(await scanned({ "routes.js": UNTRUSTED })).toEqual(NOTHING);
  const number = ROUTES.replace("MESSAGE", '"There is no " + Number(req.params.id)');
  expect(await scanned({ "routes.js": number, "handlers.js": HANDLERS })).toEqual(NOTHING);
  const caught = UNTRUSTED.replace("if (", "try { if (").replace(
    '  res.send("<p>");',
    '  } catch (e) { res.send("a"); }',
  );
  expect(await scanned({ "routes.js": caught, "handlers.js": HANDLERS })).toEqual(NOTHING);
});

test("an exception that the nearest files do not catch reaches files farther away, with low confidence", async () => {
  const files = {
    "shop/types.py": TYPES,
    "shop/cards/views.py": VIEW,
    "shop/cards/errors.py": handlerOf("NoStamp"),
    "shop/errors.py": handlerOf("NoCard"),
  };
  expect(await scanned(files)).toEqual({
    found: ["shop/errors.py:8 low"],
    limits: ["shop/cards/views.py exceptions"],
  });
});

test("an exception that the nearest files catch does not reach others", async () => {
  const files = {
    "shop/types.py": TYPES,
    "shop/cards/views.py": VIEW,
    "shop/cards/errors.py": handlerOf("NoCard").replace("str(error)", "str(len(str(error)))"),
    "shop/errors.py": handlerOf("NoCard"),
  };
  expect(await scanned(files)).toEqual(NOTHING);
});
