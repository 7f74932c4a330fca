import { plural } from "./plural.ts";

export const organizationTexts = {
  organization: {
    sections: "Sections of the organization",
    tabs: {
      statistics: "Statistics",
      users: "Users",
      tokens: "API tokens",
      endpoints: "Webhook endpoints",
      audit: "Audit log",
      usage: "Usage",
      account: "Account",
    },
    open: (open: number, dismissed: number, age: number | null) =>
      `${open} open and ${dismissed} dismissed ${dismissed === 1 && open === 1 ? "vulnerability" : "vulnerabilities"}${age === null ? "" : `, open for ${plural(age, "day")} (median)`}`,
    fixed: (fixed: number, seconds: number | null, days: number) =>
      `${fixed} fixed in ${plural(days, "day")}${seconds === null ? "" : `, after ${(seconds / 86_400).toFixed(1)} days (median)`}`,
    byProject: { title: "Open by project", head: ["Project", "Open"] },
    byRule: { title: "Open by rule", head: ["Rule", "Open"] },
    byAge: { title: "Open by age", head: ["Age", "Open"] },
    age: (days: number | null) => (days === null ? "older" : `up to ${plural(days, "day")}`),
    usageHead: ["Resource", "Used", "Quota"],
    unlimited: "none",
  },
  users: {
    head: ["Email", "Role", "Status", "Created", "Edit"],
    create: "Create user",
    edit: "Edit",
    role: "Role",
    status: "Status",
    reset: "Set a temporary password",
    temporary: "Temporary password",
    temporaryHint: "The user must change it at the next login. All tokens of the user are revoked.",
    remove: "Delete user",
    removeHint: "The user can no longer log in.",
  },
  tokens: {
    head: ["Name", "Role", "Projects", "Expires", "Last used", "Revoke"],
    readOnly: "Viewers have no access to API tokens.",
    none: "No API tokens",
    noneHint: "Pipelines and scripts use them. Create one for each, with the role ci where that is enough.",
    create: "Create API token",
    once: "Copy the token now, it is not shown again:",
    token: "API token",
    allProjects: "all",
    days: "Days until it expires",
    projectsHint: "Slugs, separated by commas. Empty is all projects.",
    revoke: "Revoke",
  },
  audit: {
    adminsOnly: "Only admins read the audit log.",
    export: "Export as JSON lines",
    exporting: (count: number) => `Exporting: ${plural(count, "entry", "entries")} so far …`,
    exported: (count: number, all: boolean) =>
      all
        ? `${plural(count, "entry", "entries")} exported.`
        : `The newest ${count} entries exported: filter for others.`,
    head: ["Time", "Actor", "Action", "Target", "Changes", "Request id"],
    none: "No entries",
    noneHint: "No entry matches the filters: remove one.",
    filters: { action: "Action", target: "Target", actor: "Actor id", since: "Since", until: "Until" },
  },
};
