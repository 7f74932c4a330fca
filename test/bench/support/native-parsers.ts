import { createRequire } from "node:module";
import type * as Native from "@ast-grep/napi";
import { z } from "zod";

const Registration = z.object({
  libraryPath: z.string(),
  extensions: z.array(z.string()),
  languageSymbol: z.string(),
  expandoChar: z.string().default("$"),
});
const BUILT_IN: Readonly<Record<string, string>> = { javascript: "JavaScript", typescript: "TypeScript", tsx: "Tsx" };
const REGISTERED = ["csharp", "go", "java", "kotlin", "php", "python", "ruby"];

let loaded: typeof Native | undefined;

/** The tree of a text in the library that runs rules in this process. */
export function nativeTree(text: string, parser: string): Native.SgRoot {
  loaded ??= load();
  return loaded.parse(BUILT_IN[parser] ?? parser, text);
}

/** The languages that are not built in may be registered only once per process. */
function load(): typeof Native {
  const require = createRequire(import.meta.url);
  const native: typeof Native = require("@ast-grep/napi");
  const registrations = REGISTERED.map((name) => [name, Registration.parse(require(`@ast-grep/lang-${name}`))]);
  native.registerDynamicLanguage(Object.fromEntries(registrations));
  return native;
}
