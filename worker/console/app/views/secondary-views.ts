/* The views that the page does not preload: few people begin with them. */
export { Branches } from "./branches.tsx";
export { Compare } from "./compare.tsx";
export { Organization } from "./organization.tsx";
export { ProjectSettings } from "./project-settings.tsx";
export { Webhooks } from "./webhooks.tsx";
