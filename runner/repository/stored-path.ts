/** Names that every file system accepts unchanged and that no engine or shell interprets. */
const SAFE_COMPONENT = /^[A-Za-z0-9._@+=,~ -]{1,100}$/;
const SAFE_EXTENSION = /\.[A-Za-z0-9]{1,10}$/;
const MAX_PATH_LENGTH = 1_000;
/** Directory for files whose own path is unsafe. */
const RENAMED_DIRECTORY = "_";
/** Files with which a repository could configure git or an engine. */
const CONTROL_FILE =
  /^(?:\.git|\.gitattributes|\.gitignore|\.gitmodules|\.gitleaks.*|\.betterleaks.*|\.ignore|\.rgignore|\.semgrep.*|\.opengrep.*|\.secretlint.*|sgconfig\.ya?ml)$/i;

/**
 * Assigns each repository path a path on disk: the same path if it is safe and not taken (ignoring case), else a numbered one.
 * Extensions are converted to lower case, because engines detect languages by them.
 */
export class StoredPaths {
  readonly #files = new Set<string>();
  readonly #directories = new Set<string>();
  #renamed = 0;

  place(path: string): string {
    const [written = ""] = SAFE_EXTENSION.exec(path) ?? [];
    const extension = written.toLowerCase();
    const own = extension === written ? path : path.slice(0, path.length - extension.length) + extension;
    if (isSafe(own) && this.#take(own)) return own;
    this.#renamed += 1;
    return `${RENAMED_DIRECTORY}/${this.#renamed}${extension}`;
  }

  #take(path: string): boolean {
    const folded = path.toLowerCase();
    if (this.#files.has(folded) || this.#directories.has(folded)) return false;
    const parents = this.#directories.has(folded.slice(0, folded.lastIndexOf("/"))) ? [] : parentsOf(folded);
    if (parents.some((parent) => this.#files.has(parent))) return false;
    this.#files.add(folded);
    for (const parent of parents) this.#directories.add(parent);
    return true;
  }
}

function isSafe(path: string): boolean {
  if (path.length > MAX_PATH_LENGTH) return false;
  const components = path.split("/");
  return components[0] !== RENAMED_DIRECTORY && components.every(isSafeComponent);
}

function isSafeComponent(component: string): boolean {
  return SAFE_COMPONENT.test(component) && !/[. ]$/.test(component) && !CONTROL_FILE.test(component);
}

function parentsOf(path: string): string[] {
  const parents: string[] = [];
  for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
    parents.push(path.slice(0, slash));
  }
  return parents;
}
