import type { Schemas } from "../api.ts";
import { fieldsOf, listOf, numberOf, stringOf } from "../foreign-json.ts";
import { hostLink } from "../host-link.ts";
import { Foreign, OutsideLink } from "../parts/basics.tsx";
import { texts } from "../texts.ts";
import { visibleText } from "../visible-text.ts";

interface Props {
  finding: Schemas["Finding"];
  repoUrl: string | null;
  commit: string | null;
}

/** The code of a finding with its line marked, and the data flow to it. */
export function Code({ finding, repoUrl, commit }: Props) {
  const metadata = fieldsOf(finding.metadata);
  const snippet = stringOf(metadata["snippet"]);
  const steps = stepsOf(metadata);
  return (
    <section class="card">
      <h2>{texts.vulnerability.code}</h2>
      {snippet === undefined ? (
        <p class="muted">{texts.vulnerability.noCode}</p>
      ) : (
        <Snippet text={snippet} line={finding.location_line} />
      )}
      {steps.length > 0 && (
        <>
          <h3>{texts.vulnerability.flow(steps.length)}</h3>
          <ol class="flow">
            {steps.map((step, n) => {
              const [path, line] = [stringOf(step["path"]) ?? "", numberOf(step["line"]) ?? null];
              const url = hostLink(repoUrl, commit, path, line);
              const place = <Foreign text={line === null ? path : `${path}:${line}`} />;
              return (
                <li key={n}>
                  {url === undefined ? place : <OutsideLink url={url}>{place}</OutsideLink>}
                  <Snippet text={stringOf(step["text"]) ?? ""} line={line} />
                </li>
              );
            })}
          </ol>
        </>
      )}
    </section>
  );
}

/** Of the pipeline's trace, or of the first flow that another tool has reported. */
function stepsOf(metadata: Record<string, unknown>): Record<string, unknown>[] {
  const trace = listOf(metadata["trace"]).map(fieldsOf);
  if (trace.length > 0) return trace;
  const flow = fieldsOf(listOf(fieldsOf(metadata["sarif"])["code_flows"])[0]);
  const thread = fieldsOf(listOf(flow["thread_flows"])[0]);
  return listOf(thread["locations"])
    .map(fieldsOf)
    .map(({ path, line, snippet, message }) => ({ path, line, text: snippet ?? message }));
}

/** From `line` on, which is marked. */
function Snippet({ text, line }: { text: string; line: number | null }) {
  const lines = visibleText(text, { lines: true }).split("\n");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
    <div class="code" role="group" aria-label={texts.vulnerability.codeFrom(line)} tabIndex={0}>
      {lines.map((content, n) => (
        <div key={n} class={n === 0 ? "marked" : undefined}>
          <span class="number">{line === null ? "" : line + n}</span>
          {n === 0 ? <mark>{content || " "}</mark> : <span>{content || " "}</span>}
        </div>
      ))}
    </div>
  );
}
