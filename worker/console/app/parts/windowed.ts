import { useEffect, useRef, useState } from "preact/hooks";

/** Rows beyond the edges of the window, for scrolling without gaps. */
const OVERSCAN = 12;

export interface Windowed {
  /** Of the element that has the height of all rows. */
  frame: { current: HTMLDivElement | null };
  first: number;
  /** Exclusive. */
  last: number;
  show: (index: number) => void;
}

/** Which of `count` rows of the same height (in px) are in the browser's window. */
export function useWindowed(count: number, rowHeight: number): Windowed {
  const frame = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const visible = Math.ceil(innerHeight / rowHeight) + 2 * OVERSCAN;
  useEffect(() => {
    const update = () => {
      const above = -(frame.current?.getBoundingClientRect().top ?? 0);
      // In steps: not every scrolled pixel renders anew.
      const row = Math.floor(above / rowHeight / OVERSCAN) * OVERSCAN - OVERSCAN;
      setFirst(Math.max(0, row));
    };
    update();
    addEventListener("scroll", update, { passive: true });
    addEventListener("resize", update);
    return () => {
      removeEventListener("scroll", update);
      removeEventListener("resize", update);
    };
  }, [count, rowHeight]);
  const show = (index: number) => {
    const top = (frame.current?.getBoundingClientRect().top ?? 0) + index * rowHeight;
    if (top < rowHeight) scrollBy(0, top - rowHeight);
    else if (top + 2 * rowHeight > innerHeight) scrollBy(0, top + 2 * rowHeight - innerHeight);
  };
  return { frame, first: Math.min(first, count), last: Math.min(count, first + visible + OVERSCAN), show };
}

/** Whether the media query holds, now and when that changes. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const update = () => setHolds(list.matches);
    list.addEventListener("change", update);
    return () => list.removeEventListener("change", update);
  }, [query]);
  return holds;
}
