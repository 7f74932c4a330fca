/** What the index calls a file that sends objects of a class to their handlers: `#sends Order`. */
export const SENDS = "#sends ";

/** `mediator.Send(new Query(name))`, `mediator.Send(query, token)`, `mediator.Send(command with { Id = id })` */
const CALL = /\.\s*(?:Send|Publish)(?:Async)?\s*\(\s*(?:new\s+(?:\w+\.)*([A-Z]\w*)|([a-z]\w*)\s*(?:[,)]|with\b))/gu;
/** `query = new Query(name)` and declarations of parameters and variables. */
const MADE = /\b([a-z]\w*)\s*=\s*new\s+(?:\w+\.)*([A-Z]\w*)/gu;
const DECLARED = /\b([A-Z]\w*)\??\s+([a-z]\w*)\s*[,)=]/gu;
/** `OrderQuery ToQuery() => new(…)`: what a request is made into is sent. */
const CONVERTED = /\b([A-Z]\w*(?:Query|Command))\s+[A-Z]\w*\([^()]*\)\s*(?:=>|\{\s*return\b)\s*new\b/gu;
/** Tests send what the application does not. */
const TEST = /(?:^|\/)(?:tests?|[\w.-]*Tests?)(?:\/|\.\w+$)/u;

export function sentClasses(text: string, path: string): string[] {
  const sent = TEST.test(path) ? [] : [...text.matchAll(CALL)];
  const variables = new Set(sent.map(([, , variable = ""]) => variable));
  const made = variables.size === 0 ? [] : [...text.matchAll(MADE)].map(([, name = "", type = ""]) => ({ name, type }));
  const declared =
    variables.size === 0 ? [] : [...text.matchAll(DECLARED)].map(([, type = "", name = ""]) => ({ name, type }));
  const types = [...made, ...declared].flatMap(({ name, type }) => (variables.has(name) ? [type] : []));
  const converted = TEST.test(path) ? [] : Array.from(text.matchAll(CONVERTED), ([, type = ""]) => type);
  const all = [...sent.flatMap(([, type]) => type ?? []), ...types, ...converted];
  return [...new Set(all)].map((type) => SENDS + type);
}

/** Whether a name stands for a sent class, whose handlers any file may have. */
export function isSent(name: string): boolean {
  return name.startsWith(SENDS);
}
