import { decryptSecret, encryptSecret, type SecretBinding } from "../auth/encrypt-secret.ts";
import type { Settings } from "../settings.ts";

/** A token can be decrypted only for its own project and repository. */
export interface TokenBinding {
  projectId: string;
  /** In the form of `boundRepository`; null until the token is bound. */
  repository: string | null;
}

export async function encryptAccessToken(settings: Settings, binding: TokenBinding, token: string): Promise<string> {
  return encryptSecret(settings, accessTokenBinding(binding), token);
}

/** @throws Error if no configured data key decrypts the token, or if it is bound to another project or repository. */
export async function decryptAccessToken(settings: Settings, binding: TokenBinding, stored: string): Promise<string> {
  return decryptSecret(settings, accessTokenBinding(binding), stored);
}

/** Re-encrypts a token for another repository. */
export async function rebindAccessToken(
  settings: Settings,
  { projectId, repository }: TokenBinding,
  stored: string,
  boundTo: string,
): Promise<string> {
  const token = await decryptAccessToken(settings, { projectId, repository }, stored);
  return encryptAccessToken(settings, { projectId, repository: boundTo }, token);
}

export function accessTokenBinding({ projectId, repository }: TokenBinding): SecretBinding {
  return ["access-token", projectId, repository];
}
