import vine from "@vinejs/vine";

export const partValidator = vine.compile(vine.object({ owner: vine.number(), kind: vine.enum(["a", "b"]) }));
