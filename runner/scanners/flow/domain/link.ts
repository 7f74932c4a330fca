/** A declaration of another file, as the file at the path `importer` names it. The member `*` is the whole module. */
export interface Link {
  importer: string;
  from: string;
  member: string;
}

/** What a name stands for that is neither a value nor a class: a file, or a package of files. */
export type Namespace = { path: string } | { package: string };
