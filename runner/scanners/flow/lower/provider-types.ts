const PROVIDER =
  /^(?:\w+\.)*(?:Provider|ObjectProvider|ObjectFactory|BeanProvider|Instance|Lazy)<(?:(?:out|\? extends) )?(?:\w+\.)*([A-Z]\w*)(?:<[^<>]*>)?>\??$/u;

/** The type of an object from which code gets the one that a container injects: `Provider<Order>`; null for any other type. */
export function providerType(declared: string): string | null {
  const [, held] = PROVIDER.exec(declared) ?? [];
  return held === undefined ? null : `Provider<${held}>`;
}
