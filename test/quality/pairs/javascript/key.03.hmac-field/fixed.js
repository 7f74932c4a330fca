import { createHmac } from "node:crypto";

export class Links {
  constructor(ink) {
    this.ink = ink;
  }

  sign(path) {
    return createHmac("sha256", this.ink).update(path).digest("hex");
  }
}
