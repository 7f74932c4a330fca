import vine from "@vinejs/vine";

export const partValidator = vine.compile(vine.object({ owner: vine.string().trim() }));
