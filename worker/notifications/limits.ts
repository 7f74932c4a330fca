/** Of an organization. */
export const MAX_ENDPOINTS = 20;
export const MAX_PROJECTS = 100;
export const MAX_BRANCHES = 20;
/** How long deliveries are listed, in days. */
export const KEPT_DAYS = 30;
/** How long the previous secret signs too after a rotation, in hours. */
export const OVERLAP_HOURS = 24;
/** How many of the vulnerabilities of one event are named in it. */
export const MAX_NAMED = 100;
/** Sent on request. */
export const TEST_EVENT = "endpoint.test";
