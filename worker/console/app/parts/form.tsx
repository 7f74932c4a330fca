import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import type { Action } from "../load.ts";
import { FailureNotice } from "./states.tsx";

export type Fields = Record<string, string>;

interface FormProps {
  action: Action<[Fields]>;
  submit: string;
  children: ComponentChildren;
  /** Called after success; the form is empty again. */
  done?: () => void;
  danger?: boolean;
}

export function Form({ action, submit, children, done, danger }: FormProps) {
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement)) return;
    const fields: Fields = {};
    for (const [name, value] of new FormData(form)) if (typeof value === "string") fields[name] = value;
    if (!(await action.run(fields))) return;
    form.reset();
    done?.();
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      {children}
      <FailureNotice failure={action.failure} />
      <button type="submit" class={danger ? "danger" : "primary"} disabled={action.busy} aria-busy={action.busy}>
        {submit}
      </button>
    </form>
  );
}

/** The types of attributes differ by the type of an input, but not for these. */
function inputType(type: NonNullable<FieldProps["type"]>): { type: "text" } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return { type } as { type: "text" };
}

interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  type?: "text" | "email" | "password" | "url" | "number" | "date" | "search";
  value?: string;
  required?: boolean;
  autocomplete?: string;
  /** Id of a datalist. */
  list?: string;
  onChange?: (value: string) => void;
}

/** `value` is what it begins with, and what it has when that changes: rendering anew otherwise keeps what is being filled in. */
export function Field(props: FieldProps) {
  const { name, label, hint, type = "text", onChange, autocomplete = "off", value, ...rest } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(value);
  useEffect(() => {
    // Not at first: the browser may have filled it in.
    if (input.current && before.current !== value) input.current.value = value ?? "";
    before.current = value;
  }, [value]);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        ref={input}
        id={id}
        name={name}
        {...inputType(type)}
        autoComplete={autocomplete}
        spellcheck={false}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        defaultValue={value}
        {...rest}
      />
      {hint !== undefined && (
        <small id={`${id}-hint`} class="muted">
          {hint}
        </small>
      )}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  /** Values and what is shown for them. */
  options: readonly (readonly [value: string, label: string])[];
  value?: string;
  onChange?: (value: string) => void;
}

/** Without `onChange`, `value` is what it begins with. */
export function Choice({ name, label, options, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        name={name}
        {...(onChange && { value, onChange: (event) => onChange(event.currentTarget.value) })}
      >
        {options.map(([option, shown]) => (
          <option key={option} value={option} {...(!onChange && { defaultSelected: option === value })}>
            {shown}
          </option>
        ))}
      </select>
    </div>
  );
}
