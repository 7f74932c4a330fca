import { sign, verify } from "@octokit/webhooks-methods";
import { describe, expect, it } from "vitest";
import { expectError } from "../support/client.ts";
import { PUSH } from "./payloads.ts";
import { accepted, scansOf, secretOf, send, setUp, sign as signHere } from "./send.ts";

/** Of the library of GitHub's own clients, in the form of each host that signs by HMAC-SHA256. */
const HOSTS = [
  ["hosted-g", (signature: string) => signature],
  ["cloud-b", (signature: string) => signature],
  ["selfhosted-f", (signature: string) => signature.replace("sha256=", "")],
] as const;

describe.for(HOSTS)("a push of %s that @octokit/webhooks-methods has signed", ([host, inForm]) => {
  const body = JSON.stringify({ ...PUSH[host](), note: "Größe \u{1F680} \\u0000" });

  it("starts a scan, and the library accepts the signatures of these tests", async () => {
    const tenant = await setUp(host);
    const secret = await secretOf(tenant, host);
    const signature = inForm(await sign(secret, body));
    expect(await accepted(await send(tenant, host, { body, signature }))).toHaveLength(1);
    const own = await signHere(host, secret, body);
    expect(own).toBe(signature);
    expect(await verify(secret, body, `sha256=${own.replace("sha256=", "")}`)).toBe(true);
  });

  it("is refused when the body or the secret is another", async () => {
    const tenant = await setUp(host);
    const secret = await secretOf(tenant, host);
    const signatures = [await sign(secret, `${body} `), await sign(`${secret}0`, body)];
    for (const signature of signatures) {
      const response = await send(tenant, host, { body, signature: inForm(signature) });
      await expectError(response, 401, "invalid_signature");
    }
    expect(await scansOf(tenant)).toEqual([]);
  });
});
