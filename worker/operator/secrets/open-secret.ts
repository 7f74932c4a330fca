import { decryptSecret, encryptSecret, type SecretBinding } from "../../auth/encrypt-secret.ts";
import { secretBinding, urlBinding } from "../../notifications/save-endpoint.ts";
import { accessTokenBinding } from "../../projects/access-token.ts";
import type { Settings } from "../../settings.ts";
import { signingTokenBinding } from "../../signing-tokens/store-signing-token.ts";
import type { SecretColumn, StoredSecret } from "./queries.ts";

/** @returns the secret encrypted with the first data key; undefined if no data key decrypts it. */
export async function reencrypt(
  settings: Settings,
  column: SecretColumn,
  secret: StoredSecret,
): Promise<string | undefined> {
  const binding = bindingOf(column, secret);
  const text = await decryptSecret(settings, binding, secret.encrypted).catch(() => undefined);
  return text === undefined ? undefined : encryptSecret(settings, binding, text);
}

function bindingOf({ column }: SecretColumn, { uuid, orgId, repository }: StoredSecret): SecretBinding {
  if (column === "access_token_sealed") return accessTokenBinding({ projectId: uuid, repository });
  if (column === "token_encrypted") return signingTokenBinding(orgId);
  return column === "url_sealed" ? urlBinding(uuid) : secretBinding(uuid);
}

/** @returns what is wrong with a secret that no data key decrypts. */
export function describeUnreadable({ dataKeys }: Settings, { name }: SecretColumn, secret: StoredSecret): string {
  const [, keyId = ""] = secret.encrypted.split(".");
  const reason = dataKeys.some(({ id }) => id === keyId)
    ? `the data key ${keyId} does not decrypt it`
    : `there is no data key ${keyId}: enter it in DATA_KEYS again`;
  return `${name} ${secret.uuid}: ${reason}.`;
}
