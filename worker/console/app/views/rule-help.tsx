import { useState } from "preact/hooks";
import { loadSarif } from "../api.ts";
import { fieldsOf, listOf, stringOf } from "../foreign-json.ts";
import { useAction } from "../load.ts";
import { ForeignLines } from "../parts/basics.tsx";
import { FailureNotice, Progress } from "../parts/states.tsx";
import type { ScanPath } from "../requests.ts";
import { texts } from "../texts.ts";

/** What an uploaded tool says about its rule: in the SARIF of the scan only, so it is read on request. Markdown is shown as text. */
export function RuleHelp({ ruleId, scan }: { ruleId: string; scan: ScanPath }) {
  const [help, setHelp] = useState<string[] | undefined>(undefined);
  const load = useAction(async () => {
    const sarif = await loadSarif(scan);
    if (sarif === undefined) throw new Error(texts.vulnerability.helpTooLarge);
    setHelp(textsOfRule(sarif, ruleId));
  });
  if (help === undefined) {
    return (
      <>
        <FailureNotice failure={load.failure} />
        {load.busy ? (
          <Progress label={texts.vulnerability.loadingHelp} />
        ) : (
          <button type="button" onClick={() => void load.run()}>
            {texts.vulnerability.loadHelp}
          </button>
        )}
      </>
    );
  }
  return (
    <div role="status">
      <h3>{texts.vulnerability.help}</h3>
      {help.length === 0 && <p>{texts.vulnerability.noHelp}</p>}
      {help.map((text) => (
        <ForeignLines key={text} text={text} />
      ))}
    </div>
  );
}

function textsOfRule(sarif: unknown, ruleId: string): string[] {
  const rules = listOf(fieldsOf(sarif)["runs"]).flatMap((run) => {
    const tool = fieldsOf(fieldsOf(run)["tool"]);
    return [tool["driver"], ...listOf(tool["extensions"])].flatMap((part) => listOf(fieldsOf(part)["rules"]));
  });
  const rule = fieldsOf(rules.find((one) => fieldsOf(one)["id"] === ruleId));
  const found = ["fullDescription", "help"].flatMap((name) => {
    const { markdown, text } = fieldsOf(rule[name]);
    return stringOf(markdown) ?? stringOf(text) ?? [];
  });
  return [...new Set(found)];
}
