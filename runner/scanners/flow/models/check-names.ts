/* The names of functions that check a text or a collection. */

export const CONTAINS = new Set([
  "contains",
  "includes",
  "has",
  "include?",
  "containsKey",
  "member?",
  "key?",
  "has_key?",
  "hasOwnProperty",
  "hasOwn",
  "Contains",
  "ContainsRune",
  "in_array",
  "array_key_exists",
  "containsValue",
]);
export const IN_ARRAY = new Set(["in_array", "array_key_exists", "array_search"]);
/** Of a text: whether it contains one of these characters. */
export const CONTAINS_ANY = new Set(["ContainsAny", "containsAny", "IndexAny", "strpbrk"]);
export const CONTAINS_ALL = new Set(["containsAll", "superset?", "issuperset", "IsSupersetOf", "isSupersetOf"]);
export const WITHIN = new Set(["issubset", "subset?", "IsSubsetOf", "isSubsetOf"]);
export const POSITIONS = new Set(["indexOf", "strpos", "stripos", "find", "index", "search", "Index", "strncmp"]);
export const EQUALS = new Set([
  "equals",
  "equalsIgnoreCase",
  "eql?",
  "equal?",
  "contentEquals",
  "EqualFold",
  "isEqual",
  "compareTo",
  "compareToIgnoreCase",
  "strcmp",
]);
export const STARTS = new Set([
  "startsWith",
  "startswith",
  "start_with?",
  "starts_with",
  "HasPrefix",
  "str_starts_with",
]);
export const ENDS = new Set(["endsWith", "endswith", "end_with?", "ends_with", "HasSuffix", "str_ends_with"]);
export const MATCHES_WHOLE = new Set(["matches", "fullmatch", "fullMatch"]);
export const MATCHES = new Set([
  "test",
  "match",
  "match?",
  "search",
  "find",
  "MatchString",
  "exec",
  "preg_match",
  "=~",
  "lookingAt",
]);
