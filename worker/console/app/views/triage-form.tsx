import { useState } from "preact/hooks";
import type { Schemas } from "../api.ts";
import { useAction } from "../load.ts";
import { Choice, Field, type Fields, Form } from "../parts/form.tsx";
import { SEVERITIES } from "../parts/severity.tsx";
import { useUsers } from "../organization-names.ts";
import { texts } from "../texts.ts";
import { visibleText } from "../visible-text.ts";

export type Decision = Schemas["TriageRequest"];

const REASONS = ["false_positive", "acceptable_risk", "mitigating_control", "used_in_tests", "not_applicable"] as const;
const STATUSES = ["needs_triage", "confirmed", "dismissed"] as const;
const UNCHANGED = ["", texts.triage.unchanged] as const;
/** Clears what was set. */
const CLEAR = "none";
const NOBODY = [CLEAR, texts.triage.nobody] as const;
const REPORTED = [CLEAR, texts.triage.reported] as const;

interface Props {
  slug: string;
  status: (typeof STATUSES)[number] | "";
  decide: (decision: Decision) => Promise<unknown>;
  done: () => void;
}

/** A decision on one or many vulnerabilities: what is left unchanged is not sent. */
export function TriageForm({ slug, status: preset, decide, done }: Props) {
  const [status, setStatus] = useState<string>(preset);
  const users = useUsers(slug);
  const save = useAction(async (fields: Fields) => decide(decisionOf(fields)));
  return (
    <Form action={save} submit={texts.triage.submit} done={done}>
      <Choice
        name="status"
        label={texts.triage.status}
        value={status}
        onChange={setStatus}
        options={[UNCHANGED, ...STATUSES.map((name) => [name, texts.triage.statuses[name]] as const)]}
      />
      {status === "dismissed" && (
        <Choice
          name="reason"
          label={texts.triage.reason}
          options={REASONS.map((name) => [name, texts.triage.reasons[name]])}
        />
      )}
      <Field name="comment" label={texts.triage.comment} />
      <label class="field check">
        <input type="checkbox" name="remove_comment" value="yes" /> {texts.triage.commentRemove}
      </label>
      {status === "dismissed" && <Field name="expires" label={texts.triage.expires} type="date" />}
      <Choice
        name="assignee"
        label={texts.filters.assignee}
        options={[UNCHANGED, NOBODY, ...(users.value ?? []).map(({ id, email }) => [id, visibleText(email)] as const)]}
      />
      <Choice
        name="severity"
        label={texts.filters.severity}
        options={[UNCHANGED, REPORTED, ...SEVERITIES.map((name) => [name, name] as const)]}
      />
    </Form>
  );
}

function decisionOf({ status, reason, comment, remove_comment, expires, assignee, severity }: Fields): Decision {
  const [chosen, why, level] = [find(STATUSES, status), find(REASONS, reason), find(SEVERITIES, severity)];
  return {
    ...(chosen && { status: chosen }),
    ...(why && { reason: why }),
    ...(comment && { comment }),
    ...(remove_comment && { comment: null }),
    ...(expires && { expires_at: `${expires}T00:00:00Z` }),
    ...(assignee && { assignee_id: assignee === CLEAR ? null : assignee }),
    ...(level && { severity: level }),
    ...(severity === CLEAR && { severity: null }),
  };
}

function find<Name extends string>(names: readonly Name[], wanted: string | undefined): Name | undefined {
  return names.find((name) => name === wanted);
}
