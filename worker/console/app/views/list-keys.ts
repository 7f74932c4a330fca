import { useEffect, useRef, useState } from "preact/hooks";

interface Keys {
  ids: readonly string[];
  show: (index: number) => void;
  toggle: (id: string) => void;
  decide: (id: string) => void;
  help: () => void;
}

/** The keys of a list: `j` and `k` move, `x` selects, `d` decides, `?` shows them. Returns the index of the current row. */
export function useListKeys(keys: Keys): number | undefined {
  const [current, setCurrent] = useState<number | undefined>(undefined);
  const latest = useRef({ ...keys, current });
  latest.current = { ...keys, current };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ids, current: index, ...actions } = latest.current;
      // The keys of an open dialog are its own. It closes before the component is rendered again.
      if (
        document.querySelector("dialog[open]") !== null ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return;
      const id = index === undefined ? undefined : ids[index];
      if (event.key === "j" || event.key === "k") {
        const next = index === undefined ? 0 : index + (event.key === "j" ? 1 : -1);
        if (next < 0 || next >= ids.length) return;
        actions.show(next);
        setCurrent(next);
        // Another key may come before the component is rendered again.
        latest.current.current = next;
      } else if (event.key === "x" && id !== undefined) actions.toggle(id);
      else if (event.key === "d" && id !== undefined) actions.decide(id);
      else if (event.key === "?") actions.help();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  useEffect(() => {
    const id = current === undefined ? undefined : keys.ids[current];
    if (id !== undefined) document.querySelector<HTMLElement>(`#row-${CSS.escape(id)}`)?.focus({ preventScroll: true });
  }, [current]);
  return current;
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== "checkbox";
  return target instanceof HTMLElement && target.matches("select, textarea");
}
