const FILTERED =
  "Filters combine with AND; an unknown value gives an empty list. A page of `path`, `q` or `kind` looks at up to 10,000 findings and may be shorter than `limit`, even empty, with a `next` link to go on.";

const FORMATS =
  "`Accept` chooses between JSON, CSV (with a header line; a cell that begins with `=`, `+`, `-`, `@` (also full-width), a tab or a line break is prefixed with `'` to prevent formula injection) and NDJSON; any other value gives JSON.";

/** For the OpenAPI document: `alias` in wrangler.toml omits them from the bundle. */
export const DESCRIPTIONS = {
  ofOrganization: `The findings of all scans of all projects, in order of creation or as \`sort\` says, complete or in pages. ${FILTERED} ${FORMATS}`,
  ofScan: `All findings of the scan, in order of creation or as \`sort\` says, complete or in pages. ${FILTERED} ${FORMATS}`,
  summary:
    "Counts by severity, scanner and project, and by day for the last 90 days. All scans count, so a repeated finding counts again; `latest=true` counts the current findings. Accepts the filters of the list except `path` and `q`.",
  perLine: "One `Finding` per line.",
  listTitle: "List the findings of the organization",
  summaryTitle: "Count the findings of the organization",
  scanTitle: "List the findings of a scan",
  counts: "The counts.",
  csvExample:
    "id,scan_id,org_id,external_id,title,severity,scanner,description,location_path,location_line,location_column,metadata,created_at,updated_at\r\n",
};
