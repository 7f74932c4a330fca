import { getSystemErrorMap } from "node:util";

/** Operating system errors that are unrelated to the scanned repository. A full disk is handled in `disk-space.ts`. */
const CODES = new Set([
  "EACCES",
  "EAGAIN",
  "EIO",
  "EMFILE",
  "ENFILE",
  "ENODEV",
  "ENOMEM",
  "ENXIO",
  "EPERM",
  "EROFS",
  "ESTALE",
]);
const NETWORK_CALLS = new Set(["connect", "getaddrinfo"]);
const MAX_CAUSES = 5;

/**
 * The runner's machine does not work (disk, file descriptors, processes, memory): the scan is released to another runner, and
 * this runner accepts none until the machine works again. The message contains no path.
 */
export class MachineFault extends Error {
  override readonly name = "MachineFault";
}

/** @returns the fault that caused an error, or null if the machine is not the cause. */
export function machineFaultOf(error: unknown): MachineFault | null {
  let next = error;
  for (let depth = 0; depth < MAX_CAUSES && next instanceof Error; depth += 1, next = next.cause) {
    if (next instanceof MachineFault) return next;
    const { code, syscall } = systemFields(next);
    if (CODES.has(code) && !NETWORK_CALLS.has(syscall)) return systemFault(code, next);
  }
  return null;
}

/** Converts any error of a call that succeeds on a working machine to a fault. */
export function asMachineFault(error: unknown): MachineFault {
  const known = machineFaultOf(error);
  if (known !== null) return known;
  const { code } = error instanceof Error ? systemFields(error) : { code: "" };
  return code === "" ? new MachineFault("unknown error", { cause: error }) : systemFault(code, error);
}

function systemFault(code: string, cause: unknown): MachineFault {
  const [, description] = [...getSystemErrorMap().values()].find(([name]) => name === code) ?? [];
  return new MachineFault(description === undefined ? code : `${code}: ${description}`, { cause });
}

function systemFields(error: Error): { code: string; syscall: string } {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const syscall = "syscall" in error && typeof error.syscall === "string" ? error.syscall : "";
  return { code, syscall };
}
