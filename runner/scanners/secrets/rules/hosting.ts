import { assignedRule, serviceName, tokenRule, type SecretRule } from "../rule.ts";
import { holdsDigit, mixesCasesAndDigits } from "../value-shape.ts";

export const HOSTING_RULES: readonly SecretRule[] = [
  tokenRule(
    {
      id: "secret.tencent.secret-id",
      name: "Tencent Cloud secret ID",
      grants: "sign requests to Tencent Cloud together with the secret key",
      revoke: "Disable the key in the Tencent Cloud console (API keys)",
    },
    ["AKID[A-Za-z0-9]{32}"],
    { keywords: ["akid"], accepts: mixesCasesAndDigits },
  ),
  tokenRule(
    {
      id: "secret.yandex.api-key",
      name: "Yandex Cloud key or token",
      grants: "access the cloud with the permissions of its service account",
      revoke: "Delete the key in the Yandex Cloud console (Service accounts)",
    },
    ["AQVN[A-Za-z0-9_-]{35,38}", "YC[A-Za-z0-9_-]{38}", "y0_[A-Za-z0-9_-]{50,60}"],
    { keywords: ["aqvn", "yca", "ycp", "y0_"], accepts: mixesCasesAndDigits, minEntropy: 4 },
  ),
  tokenRule(
    {
      id: "secret.exoscale.api-key",
      name: "Exoscale API key",
      grants: "sign requests to Exoscale together with the API secret",
      revoke: "Delete the key in the Exoscale portal (IAM → Keys)",
    },
    ["EXO[0-9a-f]{24}"],
    { keywords: ["exo"], severity: "medium" },
  ),
  tokenRule(
    {
      id: "secret.upcloud.api-token",
      name: "UpCloud API token",
      grants: "create and delete servers",
      revoke: "Delete the token in the UpCloud control panel",
    },
    ["ucat_[0-9A-Z]{26}"],
    { keywords: ["ucat_"], severity: "critical" },
  ),
  tokenRule(
    {
      id: "secret.scaleway.access-key",
      name: "Scaleway access key",
      grants: "sign requests to Scaleway together with the secret key",
      revoke: "Delete the key in the Scaleway console (IAM → API keys)",
    },
    ["SCW[A-Z0-9]{17}"],
    { keywords: ["scw"], severity: "medium", accepts: holdsDigit },
  ),
  tokenRule(
    {
      id: "secret.akamai.client-token",
      name: "Akamai EdgeGrid token",
      grants: "sign requests to Akamai together with the client secret",
      revoke: "Delete the credentials in Akamai Control Center (Identity and access)",
    },
    ["akab-[a-z0-9]{16}-[a-z0-9]{16}"],
    { keywords: ["akab-"] },
  ),
  tokenRule(
    {
      id: "secret.dropbox.access-token",
      name: "Dropbox access token",
      grants: "read and write the files within its scope",
      revoke: "Revoke the token in the Dropbox app console, or disconnect the app",
    },
    ["sl\\.(?:u\\.)?[A-Za-z0-9_-]{130,1400}"],
    { keywords: ["sl."], accepts: mixesCasesAndDigits, minEntropy: 4, reach: { before: 8, after: 1_500 } },
  ),
  assignedRule(
    {
      id: "secret.linode.access-token",
      name: "Linode access token",
      grants: "create and delete servers",
      revoke: "Revoke the token in the Linode cloud manager (API tokens)",
    },
    serviceName(["linode"], ["token", "key"]),
    "[0-9a-f]{64}",
    { keywords: ["linode"], severity: "critical" },
  ),
  assignedRule(
    {
      id: "secret.hetzner.api-token",
      name: "Hetzner Cloud token",
      grants: "create and delete servers of the project",
      revoke: "Delete the token in the Hetzner console (Security → API tokens)",
    },
    serviceName(["hcloud", "hetzner"], ["token", "key"]),
    "[A-Za-z0-9]{64}",
    { keywords: ["hcloud", "hetzner"], severity: "critical" },
  ),
  assignedRule(
    {
      id: "secret.vultr.api-key",
      name: "Vultr API key",
      grants: "create and delete servers",
      revoke: "Regenerate the key in the Vultr portal (Account → API)",
    },
    serviceName(["vultr"], ["token", "key"]),
    "[A-Z0-9]{36}",
    { keywords: ["vultr"], severity: "critical" },
  ),
  assignedRule(
    {
      id: "secret.ibm.cloud-api-key",
      name: "IBM Cloud API key",
      grants: "access the account with the permissions of its owner",
      revoke: "Delete the key in IBM Cloud (Manage → Access)",
    },
    serviceName(["ibm", "ibmcloud", "bluemix"], ["key"]),
    "[A-Za-z0-9_-]{44}",
    { keywords: ["ibm", "ibmcloud", "bluemix"], severity: "critical", accepts: mixesCasesAndDigits },
  ),
  assignedRule(
    {
      id: "secret.fastly.api-token",
      name: "Fastly API token",
      grants: "change the service configuration and purge the cache",
      revoke: "Delete the token in Fastly (Account → Personal tokens)",
    },
    serviceName(["fastly"], ["token", "key"]),
    "[A-Za-z0-9_-]{32}",
    { keywords: ["fastly"], accepts: mixesCasesAndDigits },
  ),
  assignedRule(
    {
      id: "secret.ovh.application-secret",
      name: "OVHcloud application secret",
      grants: "sign requests to OVHcloud",
      revoke: "Delete the application in the OVHcloud API console",
    },
    serviceName(["ovh"], ["secret", "key"]),
    "[A-Za-z0-9]{32}",
    { keywords: ["ovh"], accepts: holdsDigit },
  ),
];
