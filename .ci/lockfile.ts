export interface LockedPackage {
  version?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const OPERATING_SYSTEMS: readonly [RegExp, string][] = [
  [/android/, "android"],
  [/darwin/, "darwin"],
  [/freebsd/, "freebsd"],
  [/openharmony/, "openharmony"],
  [/win32|windows/, "win32"],
  [/linux/, "linux"],
];

const PROCESSORS: readonly [RegExp, string][] = [
  [/arm64/, "arm64"],
  [/riscv64/, "riscv64"],
  [/s390x/, "s390x"],
  [/ppc64/, "ppc64"],
  [/ia32/, "ia32"],
  [/x64|-64$/, "x64"],
  [/arm/, "arm"],
];

/** Optional binaries of other platforms that the lockfile lacks, with the entries that npm would write. */
export function findMissingPackages(lockfile: Lockfile): { name: string; entry: LockedPackage }[] {
  return Object.entries(lockfile.packages).flatMap(([path, locked]) =>
    Object.entries(locked.optionalDependencies ?? {})
      .filter(([name]) => !isLocked(lockfile, path, name))
      .map(([name, version]) => ({ name, entry: describe(name, version, locked) })),
  );
}

/** Resolved like Node.js does: in the node_modules of the package, then of the parent directories. */
function isLocked(lockfile: Lockfile, path: string, name: string): boolean {
  const above = path.split("/node_modules/").map((_, n, parts) => parts.slice(0, n + 1).join("/node_modules/"));
  return ["", ...above].some((folder) => `${folder}${folder && "/"}node_modules/${name}` in lockfile.packages);
}

function describe(name: string, version: string, parent: LockedPackage): LockedPackage {
  if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${name}@${version} is no exact version.`);
  const os = OPERATING_SYSTEMS.find(([pattern]) => pattern.test(name))?.[1];
  const cpu = PROCESSORS.find(([pattern]) => pattern.test(name))?.[1];
  const libc = os !== "linux" ? undefined : name.includes("musl") ? "musl" : "glibc";
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(parent.dev && { dev: true }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}
