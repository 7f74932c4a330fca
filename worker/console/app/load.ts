import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { ApiFailure } from "./api.ts";
import { texts } from "./texts.ts";

export interface Loaded<Value> {
  value: Value | undefined;
  failure: ApiFailure | undefined;
  reload: () => void;
}

export function failureFrom(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  return new ApiFailure(
    0,
    "console_error",
    texts.errors.console(error instanceof Error ? error.message : String(error)),
  );
}

/** What `load` returns, anew whenever `key` changes. What was loaded before stays until then, unless the key is another. */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<{ key: string; value?: Value; failure?: ApiFailure }>({ key });
  const [turn, setTurn] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    let current = true;
    latest.current().then(
      (value) => current && setState({ key, value }),
      (error: unknown) =>
        current && setState((before) => ({ ...(before.key === key ? before : { key }), failure: failureFrom(error) })),
    );
    return () => {
      current = false;
    };
  }, [key, turn]);
  const reload = useCallback(() => setTurn((number) => number + 1), []);
  const fresh = state.key === key ? state : undefined;
  return { value: fresh?.value, failure: fresh?.failure, reload };
}

export interface Action<Arguments extends unknown[]> {
  busy: boolean;
  failure: ApiFailure | undefined;
  run: (...args: Arguments) => Promise<boolean>;
}

/** Something that the user starts: one at a time. `run` returns whether it succeeded. */
export function useAction<Arguments extends unknown[]>(
  work: (...args: Arguments) => Promise<unknown>,
): Action<Arguments> {
  const [state, setState] = useState<{ busy: boolean; failure?: ApiFailure }>({ busy: false });
  const running = useRef(false);
  const run = async (...args: Arguments): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setState({ busy: true });
    try {
      await work(...args);
      setState({ busy: false });
      return true;
    } catch (error) {
      setState({ busy: false, failure: failureFrom(error) });
      return false;
    } finally {
      running.current = false;
    }
  };
  return { busy: state.busy, failure: state.failure, run };
}
