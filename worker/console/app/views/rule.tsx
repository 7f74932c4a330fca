import { api, ApiFailure, dataOf } from "../api.ts";
import { listOf, stringOf } from "../foreign-json.ts";
import { useLoaded } from "../load.ts";
import { Foreign, ForeignLines, OutsideLink } from "../parts/basics.tsx";
import { Shown } from "../parts/states.tsx";
import { texts } from "../texts.ts";

/** A rule of the embedded scanners. Of another tool's rule only its id, and the references in `fallback`, are known. */
export function Rule({ ruleId, fallback }: { ruleId: string | null; fallback: Record<string, unknown> }) {
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
            {found && <ForeignLines text={found.description} />}
            {found?.remediation && (
              <>
                <h3>{texts.vulnerability.remediation}</h3>
                <ForeignLines text={found.remediation} />
              </>
            )}
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
