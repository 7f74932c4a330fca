import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, statSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { makeScanDirectory, prepareWorkDirectory, removeLeftOvers } from "../../../runner/workspace/scan-directory.ts";
import { announce, removeDeadSockets } from "../../../runner/workspace/work-directory-lock.ts";
import { temporaryDirectory } from "../support/repository.ts";

/** Another runner in the same work folder, with one scan. */
async function startOther(workDirectory: string): Promise<{ child: ChildProcess; scan: string }> {
  const program = `
    const { prepareWorkDirectory, makeScanDirectory } = await import("./runner/workspace/scan-directory.ts");
    const { announce } = await import("./runner/workspace/work-directory-lock.ts");
    await prepareWorkDirectory(process.argv[1]);
    await announce(process.argv[1]);
    console.log(await makeScanDirectory(process.argv[1]));
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program, workDirectory], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  return { child, scan: basename(String(value)) };
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
}

/** Not by kill(1): some versions take `-1234` for `-1`, which is every process of the user. */
function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It is gone.
  }
}

const scansIn = (workDirectory: string) => readdirSync(workDirectory).filter((name) => name.startsWith("scan-"));

test("folders of runners that are gone are removed, and those of live ones are not", async () => {
  const workDirectory = temporaryDirectory();
  const [live, dead] = [await startOther(workDirectory), await startOther(workDirectory)];
  await kill(dead.child);
  await announce(workDirectory);
  const own = basename(await makeScanDirectory(workDirectory));
  mkdirSync(join(workDirectory, "scan-0123456789ab-abcDEF"));
  const kept = [live.scan, own, "scan-1", "other", "scan-0123456789ab-abc", "xscan-0123456789ab-abcDEF"];
  for (const name of kept) mkdirSync(join(workDirectory, name), { recursive: true });
  expect(await removeLeftOvers(workDirectory)).toBe(2);
  const left = readdirSync(workDirectory);
  expect(left.filter((name) => !name.endsWith(".sock")).toSorted()).toEqual(kept.toSorted());
  expect(left.filter((name) => name.endsWith(".sock"))).toHaveLength(2);
  await kill(live.child);
  expect(await removeLeftOvers(workDirectory)).toBe(1);
  expect(scansIn(workDirectory)).not.toContain(live.scan);
  expect(scansIn(workDirectory)).toContain(own);
});

test("runners that start at the same time do not trip over what the others remove", async () => {
  const workDirectory = temporaryDirectory();
  await removeDeadSockets(workDirectory, ["runner-0123456789ab.sock"]);
  for (let n = 0; n < 50; n += 1) {
    mkdirSync(join(workDirectory, "scan-0123456789ab-abcDEF", `${n}`, "tree"), { recursive: true });
  }
  await Promise.all([1, 2, 3].map(() => removeLeftOvers(workDirectory)));
  expect(readdirSync(workDirectory)).toEqual([]);
});

test("a runner that hangs keeps its folder", async () => {
  const workDirectory = temporaryDirectory();
  const other = await startOther(workDirectory);
  other.child.kill("SIGSTOP");
  expect(await removeLeftOvers(workDirectory)).toBe(0);
  expect(scansIn(workDirectory)).toEqual([other.scan]);
});

test("a work folder whose path is longer than that of a socket may be is one like any other", async () => {
  const workDirectory = join(temporaryDirectory(), "x".repeat(120));
  const other = await startOther(workDirectory);
  expect(await removeLeftOvers(workDirectory)).toBe(0);
  await kill(other.child);
  expect(await removeLeftOvers(workDirectory)).toBe(1);
});

test("what a killed runner had started is killed with its folder, and nothing else", async () => {
  const workDirectory = temporaryDirectory();
  const { child, scan } = await startOther(workDirectory);
  const directory = join(workDirectory, scan);
  const detached = { detached: true, stdio: "ignore" } as const;
  // A shell and its child: the whole group goes. Another one only has the folder in its arguments.
  const group = spawn("sh", ["-c", "sleep 300 & wait"], { ...detached, cwd: directory });
  const mentioning = spawn("tail", ["-f", "/dev/null", join(directory, "file")], detached);
  const stranger = spawn("sleep", ["300"], { ...detached, cwd: workDirectory });
  onTestFinished(() => {
    for (const { pid } of [group, mentioning, stranger]) killGroup(pid);
  });
  const ended = Promise.all([once(group, "exit"), once(mentioning, "exit")]);
  await removeLeftOvers(workDirectory);
  expect(group.exitCode ?? mentioning.exitCode).toBeNull();
  await kill(child);
  await removeLeftOvers(workDirectory);
  await ended;
  const alive = () => {
    const { stdout } = spawnSync("ps", ["-eo", "pgid=,stat="], { encoding: "utf8" });
    const states = stdout.split("\n").map((line) => line.trim().split(/\s+/));
    // Nobody may be there to bury the dead.
    return states.filter(([pgid, state]) => pgid === String(group.pid) && !state?.startsWith("Z"));
  };
  await expect.poll(alive).toEqual([]);
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  expect(scansIn(workDirectory)).toEqual([]);
});

test("work and scan folders are private", async () => {
  const workDirectory = join(temporaryDirectory(), "work");
  mkdirSync(workDirectory, { mode: 0o700 });
  await prepareWorkDirectory(workDirectory);
  expect(statSync(workDirectory).mode & 0o777).toBe(0o700);
  expect(statSync(await makeScanDirectory(workDirectory)).mode & 0o777).toBe(0o700);
});

test("a link in place of the work folder is refused", async () => {
  const root = temporaryDirectory();
  symlinkSync(root, join(root, "work"));
  await expect(prepareWorkDirectory(join(root, "work"))).rejects.toThrow("not a directory that this user owns");
});
