interface Group {
  name: string | null;
  body: string;
}

/** @returns the capturing groups of a regular expression, in order; null if it is not well-formed. */
export function capturingGroups(pattern: string): readonly Group[] | null {
  const groups: Group[] = [];
  const open: { group: Group | null; start: number }[] = [];
  let inClass = false;
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern[index];
    if (character === "\\") index++;
    else if (character === "[") inClass = true;
    else if (character === "]") inClass = false;
    else if (inClass) continue;
    else if (character === "(") {
      const head = /^\((?:\?(?:P?<(\w+)>|[:=!]|<[=!]|[a-z-]*:))?/u.exec(pattern.slice(index)) ?? ["("];
      const [text, name = null] = head;
      const group = text === "(" || name !== null ? { name, body: "" } : null;
      if (group) groups.push(group);
      open.push({ group, start: index + text.length });
    } else if (character === ")") {
      const closed = open.pop();
      if (!closed) return null;
      if (closed.group) closed.group.body = pattern.slice(closed.start, index);
    }
  }
  return open.length === 0 ? groups : null;
}
