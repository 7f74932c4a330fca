import { createHmac } from "node:crypto";
import { settings } from "./settings";

export function signatureOf(body: string): string {
  return createHmac("sha256", settings.webhook.sharedSecretValue).update(body).digest("hex"); // expect
}
