import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { memoryGrowth } from "./processes.ts";

/*
 * The baseline of a list: node:sqlite and JSON.stringify in a separate process, so that its memory can be measured. Arguments:
 * database, scan. Prints milliseconds and MiB.
 */

const [path = "", scanId = ""] = process.argv.slice(2);
const database = new DatabaseSync(path, { readOnly: true });
const select = database.prepare("select * from plain_findings where scan_id = ? order by id");

let ms = 0;
let bytes = 0;
async function list(): Promise<void> {
  const startedMs = performance.now();
  bytes = Buffer.from(JSON.stringify(select.all(scanId))).length;
  ms = performance.now() - startedMs;
}
const memoryMb = await memoryGrowth(process.pid, list);
process.stdout.write(JSON.stringify({ ms, memoryMb, sizeMb: bytes / 1024 ** 2 }));
