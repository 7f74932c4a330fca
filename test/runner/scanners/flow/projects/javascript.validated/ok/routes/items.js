const router = require("express").Router();
const asyncHandler = require("express-async-handler");
const Joi = require("joi");
const { z } = require("zod");
const items = require("../controllers/items");
const { replaced, accepted, parts, withoutError } = require("../middleware/validate");

const item = z.object({ id: z.coerce.number(), sort: z.enum(["asc", "desc"]) });
router.post("/replaced", replaced(item), items.replaced);
router.post("/accepted", accepted(item), asyncHandler(items.accepted));
router.post("/parts", parts(z.object({ body: item })), items.parts);
router.post("/joi", withoutError(Joi.object({ id: Joi.number().integer(), sort: Joi.valid("asc") })), items.joi);
module.exports = router;
