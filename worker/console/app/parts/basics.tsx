import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { navigate } from "../router.ts";
import { texts } from "../texts.ts";
import { visibleText } from "../visible-text.ts";

/** Text from a repository or another user, on one line. */
export function Foreign({ text }: { text: string }) {
  return <bdi>{visibleText(text)}</bdi>;
}

/** The same in several lines, as in descriptions and snippets. */
export function ForeignLines({ text, label }: { text: string; label?: string }) {
  return (
    <div class="prose" dir="auto" {...(label === undefined ? {} : { "aria-label": label, role: "group" })}>
      {visibleText(text, { lines: true })}
    </div>
  );
}

export function Link(props: {
  to: string;
  children: ComponentChildren;
  class?: string;
  current?: boolean;
  id?: string;
}) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(props.to);
  };
  return (
    <a
      href={props.to}
      class={props.class}
      id={props.id}
      aria-current={props.current ? "page" : undefined}
      onClick={follow}
    >
      {props.children}
    </a>
  );
}

/** A link to another host, which learns neither the page nor its window. */
export function OutsideLink({ url, children }: { url: string; children: ComponentChildren }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {children} <span aria-hidden="true">↗</span>
      <span class="visually-hidden">{texts.opensInNewTab}</span>
    </a>
  );
}

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState<boolean | undefined>(undefined);
  const timer = useRef(0);
  const copy = async () => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(done);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(undefined), 2_000);
  };
  const state = { true: texts.copy.done, false: texts.copy.failed, undefined: texts.copy.do };
  return (
    <button type="button" class="small" aria-label={`${state[`${copied}`]}: ${label}`} onClick={() => void copy()}>
      {state[`${copied}`]}
    </button>
  );
}

const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

export function Time({ at }: { at: string | null }) {
  if (at === null) return <span class="muted">{texts.none}</span>;
  const seconds = (Date.parse(at) - Date.now()) / 1_000;
  const unit = UNITS.find(([, length]) => Math.abs(seconds) >= length);
  return (
    <time dateTime={at} title={at}>
      {unit ? texts.relativeTime(Math.round(seconds / unit[1]), unit[0]) : texts.justNow}
    </time>
  );
}

export function Empty({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  );
}

/** A table that scrolls sideways where it does not fit. */
export function Table(props: { label: string; head: readonly string[]; children: ComponentChildren }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
    <div class="table" role="region" aria-label={props.label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {props.head.map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </div>
  );
}
