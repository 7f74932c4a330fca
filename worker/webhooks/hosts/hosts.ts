import { hostedA } from "./azure-devops.ts";
import { cloudB } from "./bitbucket.ts";
import type { HostId } from "./headers.ts";
import type { Host } from "./host.ts";
import { hostedG } from "./github.ts";
import { hostedL } from "./gitlab.ts";
import { selfhostedF } from "./forgejo.ts";

export const HOSTS: Readonly<Record<HostId, Host>> = {
  "hosted-g": hostedG,
  "hosted-l": hostedL,
  "selfhosted-f": selfhostedF,
  "cloud-b": cloudB,
  "hosted-a": hostedA,
};
