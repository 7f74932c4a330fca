/** More are forgotten. */
export const MAX_TEXTS = 10_000;

/**
 * Rules and scanners of organizations that this isolate has stored, so that the statements that store them can be omitted. They
 * may have been deleted since: then a finding that refers to one violates NOT NULL.
 */
class KnownTexts {
  readonly #texts = new Set<string>();

  /** @param more further texts that are known */
  hasAll(orgId: string, texts: readonly string[], more?: ReadonlySet<string>): boolean {
    return texts.every((text) => more?.has(text) || this.#texts.has(`${orgId} ${text}`));
  }

  add(orgId: string, texts: readonly string[]): void {
    if (this.#texts.size + texts.length > MAX_TEXTS) this.#texts.clear();
    for (const text of texts.slice(0, MAX_TEXTS)) this.#texts.add(`${orgId} ${text}`);
  }

  forget(orgId: string, texts: readonly string[]): void {
    for (const text of texts) this.#texts.delete(`${orgId} ${text}`);
  }
}

export const knownTexts = new KnownTexts();
