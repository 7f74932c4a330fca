/** The introduction at `/docs`. */
export const DESCRIPTION = `Organizations register repositories; every scan clones one, runs static analysis and secret detection, and stores
the results as findings.

## From sign-up to findings

1. \`register\` creates your organization and its first admin, and returns a token.
2. Send it with every other request: \`Authorization: Bearer <token>\`. It is valid for this organization and 24 hours; \`login\`
   returns a new one.
3. \`createProject\`, then \`runScan\` with a clone URL. The response comes at once; the scan runs in the background.
4. Poll \`getScan\` until \`status\` is \`completed\`, \`failed\` or \`canceled\`, then read \`listFindingsOfScan\`.

Results of other tools come in by \`uploadSarif\` or \`createFindings\` and go out by \`exportSarif\`.

## Conventions

- Bodies are UTF-8 JSON. Unknown fields of a request are ignored.
- In a POST, \`null\` is the same as absent. In a PATCH, an absent field is unchanged, and \`null\` clears a nullable field.
- Ids are UUIDs, timestamps RFC 3339 in UTC.
- Lists are complete unless a request asks for a page with \`limit\`: scans newest first, everything else in order of creation.
  Follow \`Link: <…>; rel="next"\` until there is none; \`count=true\` adds \`X-Total-Count\`. Rows that are
  inserted or deleted meanwhile cause no duplicates and no gaps. A cursor is valid only for its own list, filters and order (else 400).
- Every response has an \`X-Request-Id\`; include it when you report a problem.
- Any origin may call the API from a browser; there are no cookies.

## Errors

Every error has the body \`{"error": "<code>", "message": "<text>"}\`. Branch on \`error\`; \`message\` may change. Beyond what
each operation lists, an unknown path answers 404 \`not_found\`, and an unsupported method 405
\`method_not_allowed\` with \`Allow\`.

## Roles

Admins may do everything in their organization. Members read everything in it, and manage its projects, scans and findings.
Viewers read what members read. The role \`ci\` starts and creates scans, adds findings, and reads the results of a project.
\`x-required-role\` of an operation names the roles that may call it, and \`x-api-tokens\` says whether API tokens may.
Objects of another organization are not visible: 403 for its paths, 404 for its ids.`;

export const TAGS = [
  { name: "Auth", description: "Sign-up, login and passwords." },
  { name: "Organizations", description: "A tenant, identified by its slug." },
  { name: "Users", description: "Users of an organization." },
  { name: "API tokens", description: "Credentials of pipelines and scripts." },
  { name: "Projects", description: "A project is a source repository." },
  { name: "Scans", description: "A scan belongs to a project." },
  { name: "Findings", description: "A finding belongs to a scan." },
  { name: "Vulnerabilities", description: "A vulnerability is the same problem across the scans of a project." },
  { name: "Webhooks", description: "Push events from git hosts." },
  { name: "Rules", description: "The rules of the embedded scanners." },
  { name: "Health", description: "For load balancers and monitoring." },
];
