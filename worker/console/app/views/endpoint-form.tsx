import { useId } from "preact/hooks";
import type { Schemas } from "../api.ts";
import { useAction } from "../load.ts";
import { Choice, Field, type Fields, Form } from "../parts/form.tsx";
import { SEVERITIES } from "../parts/severity.tsx";
import { texts } from "../texts.ts";

export type EndpointRequest = Schemas["CreateWebhookEndpointRequest"] & { enabled?: boolean };
type Event = EndpointRequest["events"][number];

const EVENTS = [
  "scan.completed",
  "scan.failed",
  "vulnerability.new",
  "vulnerability.fixed",
  "vulnerability.reopened",
  "vulnerability.triaged",
] as const satisfies readonly Event[];
const FORMATS = ["json", "slack", "teams", "mattermost"] as const;
const DEFAULT_EVENTS: readonly Event[] = ["scan.failed", "vulnerability.new"];

interface Props {
  submit: string;
  /** What is changed; absent for a new one. */
  endpoint?: Schemas["WebhookEndpoint"];
  send: (body: EndpointRequest) => Promise<unknown>;
  done: () => void;
}

export function EndpointForm({ submit, endpoint, send, done }: Props) {
  const save = useAction(async (fields: Fields) => send(bodyOf(fields, endpoint !== undefined)));
  return (
    <Form action={save} submit={submit} done={done}>
      <Field name="url" label={texts.endpoints.url} type="url" value={endpoint?.url ?? ""} required />
      <Field name="description" label={texts.endpoints.description} value={endpoint?.description ?? ""} />
      <EventChecks events={endpoint?.events ?? DEFAULT_EVENTS} />
      <Choice
        name="format"
        label={texts.endpoints.format}
        value={endpoint?.format ?? "json"}
        options={FORMATS.map((name) => [name, name])}
      />
      <Choice
        name="min_severity"
        label={texts.endpoints.minSeverity}
        value={endpoint?.min_severity ?? ""}
        options={[["", texts.filters.any], ...SEVERITIES.map((name) => [name, name] as const)]}
      />
      <Field
        name="projects"
        label={texts.endpoints.projects}
        hint={texts.endpoints.projectsHint}
        value={endpoint?.projects?.join(" ") ?? ""}
      />
      <Field
        name="branches"
        label={texts.endpoints.branches}
        hint={texts.endpoints.branchesHint}
        value={endpoint?.branches?.join(" ") ?? ""}
      />
      {endpoint && (
        <Choice
          name="enabled"
          label={texts.endpoints.enabled}
          value={String(endpoint.enabled)}
          options={Object.entries(texts.endpoints.states)}
        />
      )}
    </Form>
  );
}

function EventChecks({ events }: { events: readonly Event[] }) {
  const id = useId();
  return (
    <fieldset class="checks field">
      <legend>{texts.endpoints.events}</legend>
      {EVENTS.map((name) => (
        <label key={name} for={`${id}-${name}`}>
          <input id={`${id}-${name}`} type="checkbox" name={`on ${name}`} defaultChecked={events.includes(name)} />{" "}
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function bodyOf(fields: Fields, isChange: boolean): EndpointRequest {
  const { url = "", description = "", projects = "", branches = "", enabled } = fields;
  return {
    url,
    description: description || null,
    events: EVENTS.filter((name) => fields[`on ${name}`] !== undefined),
    format: FORMATS.find((name) => name === fields["format"]) ?? "json",
    min_severity: SEVERITIES.find((name) => name === fields["min_severity"]) ?? null,
    projects: listOrAll(projects),
    branches: listOrAll(branches),
    ...(isChange && { enabled: enabled !== "false" }),
  };
}

function listOrAll(text: string): string[] | null {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length > 0 ? words : null;
}
