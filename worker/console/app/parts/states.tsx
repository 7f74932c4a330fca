import type { ComponentChildren } from "preact";
import type { ApiFailure } from "../api.ts";
import type { Loaded } from "../load.ts";
import { texts } from "../texts.ts";
import { visibleText } from "../visible-text.ts";

export function FailureNotice({ failure, retry }: { failure: ApiFailure | undefined; retry?: () => void }) {
  if (!failure) return null;
  return (
    <div class="failure" role="alert">
      <p>{visibleText(failure.message)}</p>
      {failure.requestId !== undefined && (
        <p class="muted">
          {texts.errors.requestId} <code>{failure.requestId}</code>
        </p>
      )}
      {retry && (
        <button type="button" onClick={retry}>
          {texts.errors.retry}
        </button>
      )}
    </div>
  );
}

export function Progress({ label = texts.loading }: { label?: string }) {
  return (
    <p class="progress" role="status">
      <span class="spinner" aria-hidden="true" />
      {label}
    </p>
  );
}

/** What was loaded, or why it was not, or that it is being loaded. */
export function Shown<Value>(props: {
  loaded: Loaded<Value>;
  label?: string;
  children: (value: Value) => ComponentChildren;
}) {
  const { value, failure, reload } = props.loaded;
  return (
    <>
      <FailureNotice failure={failure} retry={reload} />
      {value !== undefined && props.children(value)}
      {value === undefined && !failure && <Progress {...(props.label === undefined ? {} : { label: props.label })} />}
    </>
  );
}
