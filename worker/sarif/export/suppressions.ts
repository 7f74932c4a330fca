import type { Tracking } from "../../findings/lists/rows.ts";
import type { SarifMetadata } from "./sarif-metadata.ts";

type Suppressions = NonNullable<SarifMetadata["suppressions"]>;

/** Those of the tool, and the decision of a user, which takes precedence: rejected, if it is that the problem is one. */
export function suppressionsOf(tracking: Tracking | undefined, sarif: SarifMetadata): Suppressions | undefined {
  const ofTool = sarif.suppressions ?? [];
  if (tracking?.isByUser !== true) return sarif.suppressions;
  const isDismissed = tracking.triage === "dismissed";
  if (!isDismissed && sarif.suppressed !== true) return sarif.suppressions;
  const { reason, comment } = tracking;
  const justification = [reason, comment].filter((text) => text !== null && text !== "").join(": ");
  const decision: Suppressions[number] = {
    kind: "external",
    status: isDismissed ? "accepted" : "rejected",
    ...(justification !== "" && { justification }),
  };
  // A result is suppressed only if none of its suppressions is under review or rejected (SARIF 2.1.0, 3.27.23).
  const others = ofTool.filter(({ status }) => !isDismissed || status === "accepted" || status === undefined);
  const isKnown = others.some((one) => JSON.stringify(one) === JSON.stringify(decision));
  return isKnown ? others : [...others, decision];
}
