/**
 * The label of a project: its HMAC-SHA256 under the service's `FINGERPRINT_SECRET` is the project's key for fingerprints of
 * secrets.
 */
export function fingerprintKeyLabel(projectId: string): string {
  return `secret-fingerprint:${projectId}`;
}
