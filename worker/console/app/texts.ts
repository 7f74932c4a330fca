import { errorTexts } from "./texts/errors.ts";
import { sessionTexts } from "./texts/session.ts";
import { projectsTexts } from "./texts/projects.ts";
import { webhooksTexts } from "./texts/webhooks.ts";
import { vulnerabilitiesTexts } from "./texts/vulnerabilities.ts";
import { organizationTexts } from "./texts/organization.ts";
import { plural } from "./texts/plural.ts";

/** Everything that the console says itself: what all views share, and a file for each area. */
export const texts = {
  product: "Vulnerability management",
  skip: "Skip to the content",
  navigation: "Main",
  areas: { projects: "Projects", vulnerabilities: "Vulnerabilities", organization: "Organization" },
  logout: "Log out",
  loading: "Loading …",
  more: "Show more",
  close: "Close",
  save: "Save",
  none: "–",
  justNow: "just now",
  /** Intl.RelativeTimeFormat takes 10 ms to make, which the first view has not. */
  relativeTime: (count: number, unit: string) =>
    count < 0 ? `${plural(-count, unit)} ago` : `in ${plural(count, unit)}`,
  opensInNewTab: "(opens in a new tab)",
  copy: { do: "Copy", done: "Copied", failed: "Not allowed" },
  errors: errorTexts,
  ...sessionTexts,
  ...projectsTexts,
  ...webhooksTexts,
  ...vulnerabilitiesTexts,
  ...organizationTexts,
};
