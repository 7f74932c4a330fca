/** For each letter, the letters that often follow it in English words and in identifiers. */
const FOLLOWERS: Readonly<Record<string, string>> = {
  a: "bcdfgiklmnprstuvwxy",
  b: "aceilorsuy",
  c: "acehiklorstuy",
  d: "abdeilorsu",
  e: "abcdefgilmnopqrstvwxy",
  f: "aefilorstu",
  g: "aeghilnorsu",
  h: "aeiortu",
  i: "abcdefglmnoprstvxz",
  j: "aeou",
  k: "eis",
  l: "adeilopstuy",
  m: "abeilmopsu",
  n: "acdefgiklnopstuv",
  o: "abcdfgiklmnoprstuvw",
  p: "aefhiloprstuy",
  q: "u",
  r: "acdefgiklmnoprstuvy",
  s: "acdehiklmnopstuy",
  t: "acdefhilmoprstuy",
  u: "abcdefgilmnprst",
  v: "aeio",
  w: "aehinors",
  x: "ceipt",
  y: "npst",
  z: "eiz",
};
/** Two letters of one word: not the last letter of a word and the capital letter of the next. */
const PAIR = /(?=([A-Z][A-Z]|[A-Za-z][a-z]))[A-Za-z]/g;
const FEWEST_ODD_PAIRS = 3;
const ODD_SHARE = 0.3;

/** Whether a sequence of letters is random: `kucxtjdmgufyzvcz`, not `confirmPassword`. */
export function isRandomLetters(value: string): boolean {
  const pairs = Array.from(value.matchAll(PAIR), ([, pair = ""]) => pair.toLowerCase());
  const odd = pairs.filter(([first = "", second = ""]) => !FOLLOWERS[first]?.includes(second)).length;
  return odd >= FEWEST_ODD_PAIRS && odd >= pairs.length * ODD_SHARE;
}
