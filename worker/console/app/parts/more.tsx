import { texts } from "../texts.ts";
import type { Pages } from "./pages.ts";
import { FailureNotice, Progress } from "./states.tsx";

/** Below the rows of a list that is loaded page by page. */
export function More({ pages }: { pages: Pages<unknown> }) {
  return (
    <>
      <FailureNotice failure={pages.failure} retry={pages.loadMore} />
      {pages.busy && <Progress />}
      {pages.more && !pages.busy && (
        <button type="button" onClick={pages.loadMore}>
          {texts.more}
        </button>
      )}
    </>
  );
}

export function isEmpty(pages: Pages<unknown>): boolean {
  return !pages.busy && !pages.failure && pages.rows.length === 0;
}
