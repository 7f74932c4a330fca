import { scryptSync } from "node:crypto";

const grain = "acme";

export const hashed = (given) => scryptSync(given, grain, 64).toString("hex");
