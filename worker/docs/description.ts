/** What a person reads first at `/docs`. */
export const DESCRIPTION = `Organizations register repositories; every scan clones one, runs a code-pattern scanner and a secret scanner, and turns
the results into findings.

## From sign-up to findings

1. \`register\` creates your organization and its first admin, and answers a token.
2. Send it with every other request: \`Authorization: Bearer <token>\`. It opens this one organization for 24 hours; \`login\`
   answers a new one.
3. \`createProject\`, then \`runScan\` with a clone URL. The answer comes at once, the scan goes on.
4. Poll \`getScan\` until \`status\` is \`completed\`, \`failed\` or \`canceled\`, then read \`listFindingsOfScan\`.

Results of other tools come in by \`uploadSarif\` or \`createFindings\` and go out by \`exportSarif\`.

## Conventions

- Bodies are UTF-8 JSON. Unknown fields of a request are ignored.
- In a POST, \`null\` is the same as absent. In a PATCH, an absent field stays as it is, and \`null\` clears what may be null.
- Ids are UUIDs, timestamps RFC 3339 in UTC.
- Lists are whole unless a request asks for a page by \`limit\`: scans newest first, everything else in order of creation.
  Follow \`Link: <…>; rel="next"\` until there is none; \`count=true\` adds \`X-Total-Count\`. What is added or deleted
  meanwhile makes no other row come twice or not at all. A cursor is good for its own list, filters and order (400).
- Every response has an \`X-Request-Id\`; quote it when you report a problem.
- Any origin may call the API from a browser; there are no cookies.

## Errors

Every error has the body \`{"error": "<code>", "message": "<for people>"}\`. Branch on \`error\`; \`message\` may change. Beyond what
each operation lists, an unknown path answers 404 \`not_found\`, and a method that a path does not take 405
\`method_not_allowed\` with \`Allow\`.

## Who may do what

Admins may do everything in their organization. Members read everything in it, and manage its projects, scans and findings.
Another organization's objects do not exist: 403 for its paths, 404 for its ids.`;

export const TAGS = [
  { name: "Auth", description: "Sign-up, login and the caller." },
  { name: "Organizations", description: "A tenant, named by its slug." },
  { name: "Users", description: "Who may log in to an organization." },
  { name: "Projects", description: "A project is a source repository." },
  { name: "Scans", description: "A scan belongs to a project." },
  { name: "Findings", description: "A finding belongs to a scan." },
  { name: "Webhooks", description: "Push events from git hosts." },
  { name: "Rules", description: "What the embedded scanners look for." },
  { name: "Health", description: "For load balancers and monitors." },
];
