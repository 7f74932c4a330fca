import fs from "fs";

export const remove = (name) => fs.unlinkSync("/srv/" + name); // expect
