import { type Artifacts, artifactPath } from "./artifact-path.ts";
import { isAbsolutePath } from "./artifact-uri.ts";
import type { Place } from "../results/read-location.ts";
import { isRoot, type Root } from "./repository-roots.ts";
import type { SarifReceipt } from "../schemas.ts";

/** The longest directory above all added paths. */
class CommonDirectory {
  #segments: string[] | undefined;

  add(path: string): void {
    const segments = path.split("/").slice(0, -1);
    const known = this.#segments;
    if (!known) {
      this.#segments = segments;
      return;
    }
    const differing = known.findIndex((segment, index) => segment !== segments[index]);
    if (differing !== -1) known.length = differing;
  }

  /** Undefined if there is none but the root of the file system. */
  root(): Root | undefined {
    const path = (this.#segments ?? []).map((segment) => `${segment}/`).join("");
    const root: Root = { path, source: "common_directory", isRepository: false };
    return isRoot(root) ? root : undefined;
  }
}

/** The paths of the results of a run. */
export class RunPaths {
  readonly #results = new Map<Root, number>();
  readonly #common = new CommonDirectory();
  #absolute = 0;
  #others = 0;

  /** Adds the places of a result. */
  add(places: readonly Place[]): void {
    for (const { artifact } of places) {
      if (artifact && artifact.root === undefined && isAbsolutePath(artifact.path)) {
        this.#absolute += 1;
        this.#common.add(artifact.path);
      } else if (artifact) this.#others += 1;
    }
    const root = places[0]?.artifact?.root;
    if (root) this.#results.set(root, (this.#results.get(root) ?? 0) + 1);
  }

  /**
   * The directory above all files of the run, with and without results: undefined if a path is relative or below a directory that
   * the run names, because then the other ones are outside of the repository.
   */
  commonRoot(artifacts: Artifacts): Root | undefined {
    if (this.#absolute === 0 || this.#others > 0) return undefined;
    const ofResults = this.#common.root();
    for (const location of artifacts.locations) {
      const path = artifactPath(location, artifacts)?.path;
      if (path !== undefined && isAbsolutePath(path)) this.#common.add(path);
    }
    return this.#common.root() ?? ofResults;
  }

  /** For the receipt. */
  present(): SarifReceipt["runs"][number]["stripped"] {
    return [...this.#results].map(([{ path, source }, results]) => ({ prefix: path, source, results }));
  }
}
