const SANITIZES =
  /^_?(?:(?:get|to|make|ensure|assert)_?)?(?:sanitiz|sanitis|escape|safe|secure|validat|whitelist|allowlist|allowed|purify|quote|back_?quote|clean)\w*$|^_?(?:parse|to)_?(?:id|int|num|long|uuid)\w*$/iu;

/** Whether a function with this name may sanitize its argument. What passes through it has low confidence. */
export function isNamedSanitizer(name: string): boolean {
  return SANITIZES.test(name);
}
