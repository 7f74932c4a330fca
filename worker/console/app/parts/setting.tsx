import { CopyButton } from "./basics.tsx";

/** A value to copy, within a `dl`. */
export function Setting({ name, value, hidden = false }: { name: string; value: string; hidden?: boolean }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <code>{hidden ? "••••••••" : value}</code> <CopyButton text={value} label={name} />
      </dd>
    </>
  );
}
