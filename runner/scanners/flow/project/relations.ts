/** Members that are named like a list of records, which their names show to be those of a class: `account.order_items`. */
const MEMBER = /[\w)\]]&?\.([a-z][a-z\d_]*s)\b(?![(?!=\w])/gu;
const RELATION = /^[a-z][a-z\d_]*s$/u;

/** The classes whose records the members in a text may be. */
export function classesOfMembers(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(MEMBER), ([, name = ""]) => name))].flatMap(classesOfRelation);
}

/** The classes that the name of a list of records may mean: `order_items`, `addresses`, `entries`. */
export function classesOfRelation(name: string): string[] {
  if (!RELATION.test(name)) return [];
  const singular = [
    ...(name.endsWith("ies") ? [`${name.slice(0, -3)}y`] : []),
    ...(/(?:s|x|z|ch|sh)es$/u.test(name) ? [name.slice(0, -2)] : []),
    name.slice(0, -1),
  ];
  return singular.map((word) => word.replaceAll(/(?:^|_)([a-z\d])/gu, (_, letter: string) => letter.toUpperCase()));
}
