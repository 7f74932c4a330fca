import { api, ApiFailure, dataOf } from "../api.ts";
import { listOf, stringOf } from "../foreign-json.ts";
import { useLoaded } from "../load.ts";
import { Foreign, ForeignLines, OutsideLink } from "../parts/basics.tsx";
import { Shown } from "../parts/states.tsx";
import type { ScanPath } from "../requests.ts";
import { texts } from "../texts.ts";
import { RuleHelp } from "./rule-help.tsx";

interface Props {
  ruleId: string | null;
  /** Of the newest finding: that of the rule, unless the finding has its own. */
  description: string;
  /** The metadata of the newest finding. */
  fallback: Record<string, unknown>;
  /** Of the newest finding. */
  scan: ScanPath | undefined;
}

/** A rule of the embedded scanners. That of another tool is in the SARIF of its scan. */
export function Rule({ ruleId, description, fallback, scan }: Props) {
  const rule = useLoaded(ruleId ?? "", async () => {
    if (ruleId === null) return null;
    try {
      return await dataOf(api.GET("/v1/rules/{rule_id}", { params: { path: { rule_id: ruleId } } }));
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 404) return null;
      throw error;
    }
  });
  return (
    <section class="card">
      <h2>{texts.vulnerability.rule}</h2>
      <Shown loaded={rule}>
        {(found) => (
          <>
            <h3>
              <Foreign text={found?.title ?? ruleId ?? texts.none} />
            </h3>
            {description !== "" && !(found && description.startsWith(found.description)) && (
              <ForeignLines text={description} />
            )}
            {found && <ForeignLines text={found.description} />}
            {found?.remediation && (
              <>
                <h3>{texts.vulnerability.remediation}</h3>
                <ForeignLines text={found.remediation} />
              </>
            )}
            {found === null && ruleId !== null && scan && <RuleHelp key={scan.scan_id} ruleId={ruleId} scan={scan} />}
            <References
              urls={found?.references ?? listOf(fallback["references"]).flatMap((url) => stringOf(url) ?? [])}
            />
          </>
        )}
      </Shown>
    </section>
  );
}

function References({ urls }: { urls: readonly string[] }) {
  const safe = urls.filter((url) => /^https?:\/\//i.test(url) && URL.canParse(url));
  if (safe.length === 0) return null;
  return (
    <ul>
      {safe.map((url) => (
        <li key={url}>
          <OutsideLink url={url}>
            <Foreign text={url} />
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
