import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { texts } from "../texts.ts";

interface Props {
  title: string;
  close: () => void;
  /** For tables. */
  wide?: boolean;
  children: ComponentChildren;
}

/** A dialog that is open, and what it is about. */
interface Opening<About> {
  about: About;
  key: number;
  close: () => void;
}

/**
 * The open dialog of a view. It is opened anew each time (`key`): the browser reports late that a dialog was closed, when it
 * may have been opened again.
 */
export function useDialog<About>() {
  const [opening, setOpening] = useState<Opening<About> | undefined>(undefined);
  const openings = useRef(0);
  const open = (about: About): void => {
    openings.current += 1;
    const key = openings.current;
    setOpening({ about, key, close: () => setOpening((now) => (now?.key === key ? undefined : now)) });
  };
  return { opening, open };
}

/** A modal dialog, which the browser closes by Escape and gives the focus back. */
export function Dialog({ title, close, wide = false, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    element.current?.showModal();
    // Instead of the button that closes it.
    element.current?.querySelector<HTMLElement>("form input, form select")?.focus();
  }, []);
  return (
    <dialog ref={element} class={wide ? "wide" : undefined} aria-labelledby={id} onClose={close}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" class="small" aria-label={texts.close} onClick={() => element.current?.close()}>
          ✕
        </button>
      </header>
      {children}
    </dialog>
  );
}
