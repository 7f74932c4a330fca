import { z } from "@hono/zod-openapi";
import { Name, OrganizationPath, Timestamp, Uuid } from "../http/schemas.ts";

const PREFIX = "whsec_";
const PATTERN = `^${PREFIX}(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$`;
/** The bounds of the specification. GitLab generates keys of 32 bytes. */
const MIN_KEY_BYTES = 24;
const MAX_KEY_BYTES = 64;
const MIN_LENGTH = PREFIX.length + 32;
const MAX_LENGTH = PREFIX.length + 88;

const SigningToken = z
  .string()
  .max(MAX_LENGTH, `must have at most ${MAX_LENGTH} characters`)
  .regex(new RegExp(PATTERN), "must be whsec_ and base64, as the page of the git host shows it")
  .refine((token) => {
    const keyBytes = Buffer.byteLength(token.slice(PREFIX.length), "base64");
    return keyBytes >= MIN_KEY_BYTES && keyBytes <= MAX_KEY_BYTES;
  }, `must be the base64 of ${MIN_KEY_BYTES} to ${MAX_KEY_BYTES} bytes`)
  .openapi({ pattern: PATTERN, minLength: MIN_LENGTH, maxLength: MAX_LENGTH, example: `whsec_${"A".repeat(43)}=` });

export const WebhookSigning = z
  .object({
    path: z.string().openapi({ example: "/v1/hooks/hosted-l?org=acme" }),
    signature_header: z.string().openapi({ example: "webhook-signature" }),
    tokens: z.array(
      z.object({
        generation: z.int().openapi({ example: 1 }),
        current: z.boolean().openapi({ example: true }),
        expires_at: Timestamp.nullable(),
        token: z.string().openapi({ example: `whsec_${"A".repeat(43)}=` }),
      }),
    ),
  })
  .openapi("WebhookSigning");
export type WebhookSigning = z.infer<typeof WebhookSigning>;

export const StoredSigningToken = z
  .object({ id: Uuid, name: z.string().openapi({ example: "shop at GitLab" }), created_at: Timestamp })
  .openapi("StoredSigningToken");
export type StoredSigningToken = z.infer<typeof StoredSigningToken>;

export const StoreSigningTokenRequest = z
  .object({
    name: Name.openapi({ example: "shop at GitLab" }),
    token: SigningToken.openapi({ description: "As the page of the git host has generated it. Write-only." }),
  })
  .openapi("StoreSigningTokenRequest");
export type StoreSigningTokenRequest = z.infer<typeof StoreSigningTokenRequest>;

export const SigningTokenPath = OrganizationPath.extend({
  signing_token_id: Uuid.openapi({
    param: { name: "signing_token_id", in: "path" },
    description: "Id of the stored signing token.",
  }),
});
