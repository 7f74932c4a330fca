export const ROLES = ["admin", "member", "viewer", "ci"] as const;
/** Any other string that a user has as role counts as `member`. */
export type Role = (typeof ROLES)[number];

const ADMIN = ["admin"] as const;
const MANAGE = ["admin", "member"] as const;
const WRITE_RESULTS = ["admin", "member", "ci"] as const;
const READ = ["admin", "member", "viewer"] as const;
const EVERYONE = ROLES;

/**
 * The roles that may call each authenticated operation, by `operationId`. The guard of the routes, `x-required-role` in the OpenAPI
 * document and the table in README.md are made of it; an operation without an entry does not compile.
 */
export const OPERATION_ROLES = {
  changePassword: EVERYONE,
  logout: EVERYONE,
  getMe: EVERYONE,
  listOrganizations: EVERYONE,
  createOrganization: MANAGE,
  getOrganization: EVERYONE,
  updateOrganization: ADMIN,
  deleteOrganization: ADMIN,
  getUsage: READ,
  listAuditEvents: ADMIN,

  listUsers: READ,
  createUser: ADMIN,
  getUser: READ,
  updateUser: ADMIN,
  deleteUser: ADMIN,
  resetPassword: ADMIN,

  listApiTokens: MANAGE,
  createApiToken: MANAGE,
  deleteApiToken: MANAGE,

  listProjects: READ,
  createProject: MANAGE,
  getProject: EVERYONE,
  updateProject: MANAGE,
  deleteProject: MANAGE,
  getRetention: READ,
  setRetention: ADMIN,
  getBranchFilter: READ,
  setBranchFilter: MANAGE,
  getProjectMembers: ADMIN,
  setProjectMembers: ADMIN,
  getSchedule: READ,
  setSchedule: MANAGE,
  getRepository: READ,

  runScan: WRITE_RESULTS,
  listScans: EVERYONE,
  createScan: WRITE_RESULTS,
  getScan: EVERYONE,
  updateScan: WRITE_RESULTS,
  deleteScan: MANAGE,
  listScanEvents: EVERYONE,

  listFindings: READ,
  summarizeFindings: READ,
  listFindingsOfScan: EVERYONE,
  createFinding: WRITE_RESULTS,
  createFindings: WRITE_RESULTS,
  getFinding: EVERYONE,
  deleteFinding: MANAGE,
  uploadSarif: WRITE_RESULTS,
  exportSarif: EVERYONE,

  listVulnerabilities: READ,
  triageVulnerabilities: MANAGE,
  listVulnerabilitiesOfProject: EVERYONE,
  getVulnerability: EVERYONE,
  triageVulnerability: MANAGE,
  listFindingsOfVulnerability: EVERYONE,
  listVulnerabilityHistory: EVERYONE,
  compareVulnerabilities: EVERYONE,
  judgeGate: EVERYONE,
  getStats: READ,
  getStatsOfProject: READ,

  getWebhookConfig: ADMIN,
  listWebhookSecrets: ADMIN,
  rotateWebhookSecrets: ADMIN,
  getWebhookSigning: ADMIN,
  listSigningTokens: ADMIN,
  storeSigningToken: ADMIN,
  deleteSigningToken: ADMIN,
  listWebhookDeliveries: ADMIN,

  createWebhookEndpoint: ADMIN,
  listWebhookEndpoints: ADMIN,
  getWebhookEndpoint: ADMIN,
  updateWebhookEndpoint: ADMIN,
  deleteWebhookEndpoint: ADMIN,
  rotateWebhookEndpointSecret: ADMIN,
  testWebhookEndpoint: ADMIN,
  listWebhookEndpointDeliveries: ADMIN,
  redeliverNotification: ADMIN,
  getCommitStatus: READ,
  setCommitStatus: ADMIN,
} as const satisfies Record<string, readonly Role[]>;
export type OperationId = keyof typeof OPERATION_ROLES;

/** What API tokens may not call, whatever their role: passwords, users (a new organization gets one), tokens and the members of projects. */
export const WITHOUT_API_TOKENS: ReadonlySet<OperationId> = new Set<OperationId>([
  "changePassword",
  "logout",
  "createOrganization",
  "listUsers",
  "createUser",
  "getUser",
  "updateUser",
  "deleteUser",
  "resetPassword",
  "listApiTokens",
  "createApiToken",
  "deleteApiToken",
  "getProjectMembers",
  "setProjectMembers",
]);

/** What a user with a temporary password may call. */
export const WITH_TEMPORARY_PASSWORD: ReadonlySet<OperationId> = new Set<OperationId>(["changePassword", "logout"]);

/** Besides the paths of its projects, what an API token that is limited to projects may call. */
export const BEYOND_PROJECTS: ReadonlySet<OperationId> = new Set<OperationId>([
  "getMe",
  "getOrganization",
  "listOrganizations",
]);

/** The roles as a sentence lists them: "admin, member or ci". */
export function describeRoles(roles: readonly Role[]): string {
  return roles.join(", ").replace(/, (\w+)$/, " or $1");
}
