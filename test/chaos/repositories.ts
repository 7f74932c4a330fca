import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeSampleRepository } from "../../runner/local/demo-repository.ts";
import { snapshotFolder } from "../../runner/local/snapshot.ts";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const FILES = 120;

/**
 * Creates repositories with few, some and many findings.
 * @returns their paths on the git host.
 */
export async function makeRepositories(root: string): Promise<string[]> {
  const made = { sample: makeSampleRepository, ours: snapshotOurs, many: snapshotMany };
  for (const [name, make] of Object.entries(made)) {
    await mkdir(join(root, name));
    await make(join(root, name));
  }
  return Object.keys(made).map((name) => `/${name}/demo.git`);
}

function snapshotOurs(root: string): Promise<string> {
  return snapshotFolder(root, join(PROJECT, "worker/projects"));
}

async function snapshotMany(root: string): Promise<string> {
  const folder = join(root, "many");
  await mkdir(folder);
  for (let file = 0; file < FILES; file += 1) {
    await writeFile(
      join(folder, `job_${file}.py`),
      `import pickle\n\ndef load_${file}(blob):\n    return pickle.loads(blob)\n`,
    );
    await writeFile(join(folder, `job_${file}.js`), `exports.run = (text) => eval(text + ${file});\n`);
  }
  return snapshotFolder(root, folder);
}
