import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { expect, it, onTestFinished } from "vitest";
import { digestOf } from "../../worker/docs/digest.ts";

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "openapi-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

it("is made again after a change of a source, and not before", () => {
  const copy = folder();
  for (const path of ["worker", "package.json", "package-lock.json"])
    cpSync(path, join(copy, path), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "packages"));
  mkdirSync(join(copy, "node_modules/.cache"), { recursive: true });
  writeFileSync(
    join(copy, "resolve.mjs"),
    `import { registerHooks } from "node:module";
    const parentURL = ${JSON.stringify(`file://${join(process.cwd(), "worker/app.ts")}`)};
    registerHooks({
      resolve: (name, context, next) => next(name, /^[.]|^file:|^node:/.test(name) ? context : { ...context, parentURL }),
    });`,
  );
  const [output, digest] = [join(copy, "worker/assets/openapi.json"), join(copy, "node_modules/.cache/openapi")];
  const build = (): string => {
    execFileSync(process.execPath, ["--import", "./resolve.mjs", "worker/docs/build.ts"], { cwd: copy });
    return readFileSync(output, "utf8");
  };
  // Another document, as if it had been made of these sources.
  writeFileSync(output, "{}");
  writeFileSync(digest, digestOf(copy, "{}"));
  expect(build()).toBe("{}");
  const routes = join(copy, "worker/auth/routes.ts");
  writeFileSync(routes, readFileSync(routes, "utf8").replace("Sign up an organization", "Register an organization"));
  const document = build();
  expect(document).toContain("Register an organization");
  expect(readFileSync(digest, "utf8")).toBe(digestOf(copy, document));
});

it.for([
  ["a source", "worker/app.ts"],
  ["the packages", "package-lock.json"],
  ["the installed packages", "node_modules/.package-lock.json"],
])("has another digest when %s is changed, added or removed", ([, path = ""]) => {
  const project = folder();
  const at = (name: string) => join(project, name);
  for (const name of ["worker/auth", "worker/console/app", "node_modules"]) mkdirSync(at(name), { recursive: true });
  for (const name of ["worker/app.ts", "worker/auth/login.ts", "package-lock.json", "node_modules/.package-lock.json"])
    writeFileSync(at(name), "a");
  const digests = [digestOf(project, "{}"), digestOf(project, "{ }")];
  appendFileSync(at(path), "b");
  digests.push(digestOf(project, "{}"));
  rmSync(at(path));
  digests.push(digestOf(project, "{}"));
  expect(new Set(digests).size).toBe(digests.length);
  writeFileSync(at(path), "a");
  writeFileSync(at("worker/console/app/view.ts"), "");
  writeFileSync(at("worker/auth/page.md"), "");
  expect(digestOf(project, "{}")).toBe(digests[0]);
});
