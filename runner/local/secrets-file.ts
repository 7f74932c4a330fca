import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { parseEnv } from "node:util";

const SECRET_BYTES = 32;

/** Creates a file of random secrets for the worker, readable by its owner only. An existing file is kept. */
export async function makeSecretsFile(path: string): Promise<"made" | "kept"> {
  const secret = (): string => randomBytes(SECRET_BYTES).toString("base64url");
  const lines = [
    "# Secrets of local development. Created once, never overwritten; not to be committed.",
    `JWT_SECRETS="${secret()}"`,
    `DATA_KEYS="local:${randomBytes(SECRET_BYTES).toString("base64")}"`,
    `RUNNER_SECRET="${secret()}"`,
    `WEBHOOK_SECRETS="${secret()}"`,
    `FINGERPRINT_SECRET="${secret()}"`,
    `OPERATOR_SECRET="${secret()}"`,
    "",
  ];
  try {
    await writeFile(path, lines.join("\n"), { flag: "wx", mode: 0o600 });
    return "made";
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return "kept";
    throw error;
  }
}

/** @throws Error with the remedy when the file has no RUNNER_SECRET. */
export async function readRunnerSecret(path: string): Promise<string> {
  const secret = parseEnv(await readFile(path, "utf8"))["RUNNER_SECRET"];
  if (!secret) throw new Error(`${path} has no RUNNER_SECRET: add one, or delete the file to have it created again.`);
  return secret;
}
