import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { texts } from "../texts.ts";

interface Props {
  title: string;
  close: () => void;
  /** For tables. */
  wide?: boolean;
  children: ComponentChildren;
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
