import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { ApiFailure, Page } from "../api.ts";
import { failureFrom } from "../load.ts";

export interface Pages<Row> {
  rows: readonly Row[];
  total: number | undefined;
  failure: ApiFailure | undefined;
  busy: boolean;
  /** There are more rows. */
  more: boolean;
  loadMore: () => void;
  reload: () => void;
}

interface State<Row> extends Omit<Page<Row>, "rows"> {
  key: string;
  rows: Row[];
  failure?: ApiFailure | undefined;
  begun: boolean;
}

function empty<Row>(key: string): State<Row> {
  return { key, rows: [], next: undefined, total: undefined, begun: false };
}

/** A list of the API page by page, from the beginning whenever `key` changes. */
export function usePages<Row>(key: string, load: (cursor: string | undefined) => Promise<Page<Row>>): Pages<Row> {
  const [state, setState] = useState<State<Row>>(() => empty(key));
  const [busy, setBusy] = useState(false);
  const [turn, setTurn] = useState(0);
  const latest = useRef({ load, request: 0, loading: false });
  latest.current.load = load;

  const fetchPage = useCallback(async (before: State<Row>) => {
    const request = ++latest.current.request;
    latest.current.loading = true;
    setBusy(true);
    let after: State<Row>;
    try {
      const page = await latest.current.load(before.next);
      const rows = [...before.rows, ...page.rows];
      after = { key: before.key, rows, next: page.next, total: page.total ?? before.total, begun: true };
    } catch (error) {
      after = { ...before, failure: failureFrom(error) };
    }
    if (request !== latest.current.request) return;
    latest.current.loading = false;
    setBusy(false);
    setState(after);
  }, []);
  useEffect(() => {
    void fetchPage(empty(key));
  }, [key, turn]);

  const shown = state.key === key ? state : empty<Row>(key);
  return {
    rows: shown.rows,
    total: shown.total,
    failure: shown.failure,
    busy: busy || !(shown.begun || shown.failure),
    more: shown.next !== undefined,
    loadMore: () => {
      if (!latest.current.loading && (shown.next !== undefined || shown.failure))
        void fetchPage({ ...shown, failure: undefined });
    },
    reload: () => setTurn((number) => number + 1),
  };
}
