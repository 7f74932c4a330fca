import { mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { asMachineFault, MachineFault, machineFaultOf } from "../../../runner/sandbox/machine-fault.ts";

function systemError(code: string, syscall = "open"): Error {
  return Object.assign(new Error(`${code}: open '/work/scan-1'`), { code, syscall });
}

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test.each([
  ["EROFS", "read-only file system"],
  ["EMFILE", "too many open files"],
  ["EIO", "i/o error"],
  ["EACCES", "permission denied"],
  ["EAGAIN", "resource temporarily unavailable"],
  ["ENOMEM", "not enough memory"],
])("%s is the machine's", (code, description) => {
  const fault = machineFaultOf(systemError(code));
  expect(fault).toBeInstanceOf(MachineFault);
  expect(fault?.message).toBe(`${code}: ${description}`);
});

test("so is one behind other errors, and the fault itself", () => {
  const wrapped = new Error("outer", { cause: new Error("inner", { cause: systemError("EROFS") }) });
  expect(machineFaultOf(wrapped)?.message).toContain("EROFS");
  const fault = new MachineFault("known");
  expect(machineFaultOf(fault)).toBe(fault);
  expect(asMachineFault(new Error("outer", { cause: fault }))).toBe(fault);
});

test.each([
  ["a missing file", thrownBy(() => openSync("/nowhere/at/all", "r"))],
  ["a full disk", systemError("ENOSPC")],
  ["a refused connection", systemError("EACCES", "connect")],
  ["a network that is away", systemError("ENETUNREACH", "connect")],
  ["a defect of ours", new TypeError("undefined is not a function")],
  ["a text", "EROFS"],
  ["nothing", undefined],
])("%s is not", (_what, error) => {
  expect(machineFaultOf(error)).toBeNull();
});

test("any error of a probe is a fault, in words without a path", () => {
  const directory = mkdtempSync(join(tmpdir(), "fault-"));
  rmSync(directory, { recursive: true });
  const fault = asMachineFault(thrownBy(() => openSync(join(directory, "file"), "w")));
  expect(fault.message).toBe("ENOENT: no such file or directory");
  expect(asMachineFault(new Error("odd")).message).toBe("unknown error");
});
