/** HMAC-SHA256 of this under the service's `FINGERPRINT_SECRET` is the key of a project's fingerprints of secrets. */
export function fingerprintKeyLabel(projectId: string): string {
  return `secret-fingerprint:${projectId}`;
}
