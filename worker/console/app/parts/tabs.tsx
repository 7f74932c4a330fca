import { urlOf } from "../router.ts";
import { Link } from "./basics.tsx";

interface TabsProps<Name extends string> {
  label: string;
  parts: readonly string[];
  current: Name;
  names: Readonly<Record<Name, string>>;
}

/** Links to the parts of a view, named by `tab` of the URL. */
export function Tabs<Name extends string>({ label, parts, current, names }: TabsProps<Name>) {
  return (
    <nav class="tabs" aria-label={label}>
      {Object.entries<string>(names).map(([name, shown], n) => (
        <Link key={name} to={urlOf(parts, n === 0 ? {} : { tab: name })} current={name === current}>
          {shown}
        </Link>
      ))}
    </nav>
  );
}

/** The tab of the URL, or the first one. */
export function tabOf<Name extends string>(names: Readonly<Record<Name, string>>, query: URLSearchParams): Name {
  const known = Object.keys(names).filter((name): name is Name => name in names);
  const wanted = query.get("tab");
  // oxlint-disable-next-line typescript/no-non-null-assertion -- there is a first one
  return known.find((name) => name === wanted) ?? known[0]!;
}
