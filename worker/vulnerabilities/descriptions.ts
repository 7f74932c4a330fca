const FILTERED =
  "Filters combine with AND; an unknown value gives an empty list. Only branch, state and severity have an index: a page with another filter reads 10,000 vulnerabilities at most and may be shorter than `limit`, even empty, with a `next` link to go on. `Accept` chooses between JSON, CSV and NDJSON, as for findings.";

/** For the OpenAPI document: `alias` in wrangler.toml omits them from the bundle. */
export const DESCRIPTIONS = {
  ofOrganization: `A vulnerability is the same problem across the scans of a project. By default those that are open on the default branch of each project. ${FILTERED}`,
  triageMany:
    "The same decision for those with these ids, or for all that match a filter: all or none. Ids that the organization does not have are ignored. `dry_run` only counts.",
  ofProject: `By default those that are open on the default branch. ${FILTERED}`,
  one: "As it is on the default branch or, if it is not there, where its state changed last; and its state on each branch.",
  triage:
    "Confirms or dismisses it, assigns it, or sets its severity. The decision applies to all branches and later scans, and survives the deletion of scans. Absent fields stay as they are; another `status` ends the reason and the expiry of the one before.",
  findings:
    "At most one of each scan that has been compared, in order of creation or as `sort` says, complete or in pages. Takes the filters of all findings; `vulnerability_id` is that of the path.",
  events: "Oldest first, complete or in pages: where it was first seen, fixed, reopened or moved, and each decision.",
  gate: "`failed` if the branch has open vulnerabilities of at least the severity `fail_on` that are not dismissed. `pending` while a scan of the branch has not ended.",
  comparison:
    "By the vulnerabilities that two branches have open, or that two scans have found. A scan without findings that is not compared yet has none.",
};
