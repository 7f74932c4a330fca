import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deriveWebhookSecret } from "../../../worker/webhooks/organization-secrets.ts";
import { hasSignatureForm, type SignatureForm, verifySignature } from "../../../worker/webhooks/verify-signature.ts";

const SECRET = "It's a Secret to Everybody";
const BODY = "Hello, World!";
const DIGEST = "757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17";
/** HMAC-SHA1 of the same. */
const SHA1_DIGEST = "01dc10d0c83e72ed246219cdd91669667fe2ca59";

const bytes = (text: string) => new TextEncoder().encode(text);

const HMAC_FORMS = [
  ["prefixed-hex", "sha256="],
  ["hex", ""],
] as const;

/** [what, secret, body, HMAC-SHA256 by another implementation] */
const VECTORS: readonly [string, string, Uint8Array, string][] = [
  ["the hosts' own example", SECRET, bytes(BODY), DIGEST],
  [
    "RFC 4231's second case",
    "Jefe",
    bytes("what do ya want for nothing?"),
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  ],
  [
    "multi-byte characters in both",
    "schlüssel-\u{1F511}",
    bytes('{"message":"Größe prüfen \u{1F680}"}'),
    "d133ecf8a9e080bb21e2fe08c1fec93e62b30f35b5d51f90320997379a6f45c0",
  ],
  [
    "JSON that would be written otherwise",
    "s3cret",
    bytes(String.raw`{ "message" : "Gr\u00f6\u00dfe \/ \u003c", "n": 1.0, "n": 1e2 }`),
    "f14680c313ecaa870c57ad27f33c284e8442d4507c198482e4404a02efb938c1",
  ],
  [
    "bytes that are no text",
    "s3cret",
    new Uint8Array([0xff, 0, 0xfe, 0x0a]),
    "0c6ff93873669d3b6afc5d14029853ca53c3aaf35bf1d103f57be8c82b6fb346",
  ],
  ["an empty body", "s3cret", new Uint8Array(), "91dfac70c5348b04e1babb8b421ac92cec08b565b49ca16130dccb72503647b7"],
];

describe.for(HMAC_FORMS)("a signature in the form %s", ([form, prefix]) => {
  const verify = (header: string | undefined, secrets = [SECRET], body = BODY) =>
    verifySignature(form, header, [bytes(body)], secrets);

  const verifyChunks = (chunks: readonly Uint8Array[]) => verifySignature(form, prefix + DIGEST, chunks, [SECRET]);

  it.for(VECTORS)("is verified of %s", async ([, secret, body, digest]) => {
    expect(await verifySignature(form, `${prefix}${digest}`, [body], [secret])).toBe(true);
    expect(await verifySignature(form, `${prefix}${digest}`, [body, new Uint8Array([0x20])], [secret])).toBe(false);
    expect(await verifySignature(form, `${prefix}${digest}`, [body], [`${secret} `])).toBe(false);
  });

  it.for(VECTORS)("is of the whole body, in whatever chunks it comes: %s", async ([, secret, body, digest]) => {
    const bytewise = Array.from(body, (byte) => new Uint8Array([byte]));
    const signature = `${prefix}${digest}`;
    expect(await verifySignature(form, signature, bytewise, [secret])).toBe(true);
    expect(await verifySignature(form, signature, [new Uint8Array(), ...bytewise, new Uint8Array()], [secret])).toBe(
      true,
    );
    expect(await verifySignature(form, signature, [...bytewise, new Uint8Array([0])], [secret])).toBe(false);
  });

  it("is not of chunks in another order, or of a part of them", async () => {
    const [first, second] = [bytes(BODY.slice(0, 5)), bytes(BODY.slice(5))];
    expect(await verifyChunks([first, second])).toBe(true);
    for (const chunks of [[second, first], [first], [second], [first, second, second], []]) {
      expect(await verifyChunks(chunks)).toBe(false);
    }
  });

  it("may be by any of the secrets", async () => {
    expect(await verify(prefix + DIGEST, ["another", "", SECRET])).toBe(true);
    expect(await verify(prefix + DIGEST, [SECRET, "another"])).toBe(true);
    expect(await verify(prefix + DIGEST, ["another", "third"])).toBe(false);
    expect(await verify(prefix + DIGEST, [])).toBe(false);
  });

  const base64 = Buffer.from(DIGEST, "hex").toString("base64");
  it.for<[string, string | undefined]>([
    ["absent", undefined],
    ["empty", ""],
    ["a prefix only", "sha256="],
    ["SHA-1 that is right", `sha1=${SHA1_DIGEST}`],
    ["bare SHA-1 that is right", SHA1_DIGEST],
    ["SHA-1 under the prefix", `sha256=${SHA1_DIGEST}`],
    ["the right digest named SHA-1", `sha1=${DIGEST}`],
    ["the form of another host", prefix === "" ? `sha256=${DIGEST}` : DIGEST],
    ["an upper-case prefix", `SHA256=${DIGEST}`],
    ["two prefixes", `sha256=sha256=${DIGEST}`],
    ["upper case", prefix + DIGEST.toUpperCase()],
    ["base64", prefix + base64],
    ["too short", prefix + DIGEST.slice(0, -1)],
    ["a byte too short", prefix + DIGEST.slice(0, -2)],
    ["too long", `${prefix}${DIGEST}0`],
    ["a byte too long", `${prefix}${DIGEST}00`],
    ["not hex", `${prefix}${DIGEST.slice(0, -1)}g`],
    ["with white space", `${prefix} ${DIGEST}`],
    ["with a line break", `${prefix}${DIGEST}\n`],
    ["sent twice", `${prefix}${DIGEST}, ${prefix}${DIGEST}`],
    ["another one", prefix + DIGEST.replace(/^7/, "8")],
    ["the secret itself", SECRET],
  ])("is refused when %s", async ([what, header]) => {
    expect(await verify(header)).toBe(false);
    // Only what could be right is worth reading a body for.
    expect(hasSignatureForm(form, header)).toBe(what === "another one");
  });

  it("is refused with an empty key, even if it was made with one", async () => {
    // HMAC pads its key with zeros: a key of one zero byte signs like an empty one, which WebCrypto refuses to import.
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", new Uint8Array(1), algorithm, false, ["sign"]);
    const digest = Buffer.from(await crypto.subtle.sign("HMAC", key, bytes(BODY))).toString("hex");
    expect(await verify(prefix + digest, [""])).toBe(false);
    expect(await verify(prefix + digest, ["\0"])).toBe(true);
  });
});

const verifyToken = (token: string | undefined, secrets: readonly string[]) =>
  verifySignature("token", token, [bytes(BODY)], secrets);

describe("a token", () => {
  it("is one of the secrets, whatever the body", async () => {
    expect(await verifyToken(SECRET, [SECRET])).toBe(true);
    expect(await verifyToken(SECRET, ["another", "", SECRET])).toBe(true);
    expect(await verifySignature("token", SECRET, [], [SECRET])).toBe(true);
  });

  it.for<[string, string | undefined]>([
    ["absent", undefined],
    ["empty", ""],
    ["a part", SECRET.slice(0, -1)],
    ["longer", `${SECRET}!`],
    ["in other case", SECRET.toUpperCase()],
    ["another one", "another"],
    ["sent twice", `${SECRET}, ${SECRET}`],
    ["the signature that another host would send", `sha256=${DIGEST}`],
  ])("is refused when %s", async ([, token]) => {
    expect(await verifyToken(token, [SECRET])).toBe(false);
    expect(hasSignatureForm("token", token)).toBe(false);
  });

  it("has the form of the secrets that organizations are shown", async () => {
    const secret = deriveWebhookSecret(bytes(SECRET), "0198f0c4-7d1e-7000-8000-000000000000", "token", 0);
    expect(hasSignatureForm("token", secret)).toBe(true);
    for (const other of [secret.slice(1), `${secret}0`, ` ${secret}`, secret.toUpperCase(), `${secret}, ${secret}`]) {
      expect(hasSignatureForm("token", other), other).toBe(false);
    }
  });

  it("is refused when there is no secret, or an empty one", async () => {
    for (const token of ["", SECRET, undefined]) {
      expect(await verifyToken(token, [])).toBe(false);
      expect(await verifyToken(token, [""])).toBe(false);
    }
  });
});

it("any header is refused or verified, never an exception", async () => {
  const form = fc.constantFrom<SignatureForm>("prefixed-hex", "hex", "token");
  const header = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: "binary" }).map((text) => `sha256=${text}`),
    fc.stringMatching(/^(sha256=)?[0-9a-f]{64}$/),
  );
  const property = fc.asyncProperty(form, header, fc.uint8Array(), async (anyForm, anyHeader, body) => {
    expect(await verifySignature(anyForm, anyHeader, [body], [SECRET, "", "another"])).toBe(false);
  });
  await fc.assert(property, { numRuns: 300, seed: 1 });
});
