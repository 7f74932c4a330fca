import { createHmac } from "node:crypto";

export class Links {
  constructor() {
    this.ink = "nine-lives-of-plum";
  }

  sign(path) {
    return createHmac("sha256", this.ink).update(path).digest("hex");
  }
}
