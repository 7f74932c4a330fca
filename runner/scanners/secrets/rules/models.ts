import { assigned, assignedRule, providerRule, serviceName, standing, tokenRule, type SecretRule } from "../rule.ts";
import { holdsDigit, mixesCasesAndDigits } from "../value-shape.ts";

export const MODELS_RULES: readonly SecretRule[] = [
  tokenRule(
    {
      id: "secret.tavily.api-key",
      name: "Tavily API key",
      grants: "run searches at the owner's expense",
      revoke: "Delete the key in Tavily (API keys)",
    },
    ["tvly-(?:dev-|prod-)?[A-Za-z0-9]{32}"],
    { keywords: ["tvly-"] },
  ),
  tokenRule(
    {
      id: "secret.firecrawl.api-key",
      name: "Firecrawl API key",
      grants: "crawl websites at the owner's expense",
      revoke: "Delete the key in Firecrawl (API keys)",
    },
    ["fc-[0-9a-f]{32}"],
    { keywords: ["fc-"] },
  ),
  tokenRule(
    {
      id: "secret.jina.api-key",
      name: "Jina AI API key",
      grants: "call models at the owner's expense",
      revoke: "Delete the key in Jina AI (API key manager)",
    },
    ["jina_[0-9a-f]{32}[A-Za-z0-9_-]{28}"],
    { keywords: ["jina_"] },
  ),
  tokenRule(
    {
      id: "secret.voyage.api-key",
      name: "Voyage AI API key",
      grants: "call models at the owner's expense",
      revoke: "Delete the key in Voyage AI (API keys)",
    },
    ["pa-[A-Za-z0-9_-]{43}"],
    { keywords: ["pa-"], accepts: mixesCasesAndDigits, minEntropy: 4 },
  ),
  tokenRule(
    {
      id: "secret.cerebras.api-key",
      name: "Cerebras API key",
      grants: "call models at the owner's expense",
      revoke: "Delete the key in Cerebras Cloud (API keys)",
    },
    ["csk-[a-z0-9]{48}"],
    { keywords: ["csk-"] },
  ),
  tokenRule(
    {
      id: "secret.runpod.api-key",
      name: "RunPod API key",
      grants: "rent machines at the owner's expense",
      revoke: "Delete the key in RunPod (Settings → API keys)",
    },
    ["rpa_[A-Za-z0-9]{40,48}"],
    { keywords: ["rpa_"] },
  ),
  tokenRule(
    {
      id: "secret.langfuse.secret-key",
      name: "Langfuse secret key",
      grants: "read the traces of the project",
      revoke: "Delete the key in Langfuse (Project settings → API keys)",
    },
    ["sk-lf-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"],
    { keywords: ["sk-lf-"] },
  ),
  tokenRule(
    {
      id: "secret.llamacloud.api-key",
      name: "LlamaCloud API key",
      grants: "parse documents at the owner's expense",
      revoke: "Delete the key in LlamaCloud (API keys)",
    },
    ["llx-[A-Za-z0-9]{48}"],
    { keywords: ["llx-"] },
  ),
  tokenRule(
    {
      id: "secret.apify.api-token",
      name: "Apify API token",
      grants: "run actors at the owner's expense",
      revoke: "Delete the token in Apify (Settings → Integrations)",
    },
    ["apify_api_[A-Za-z0-9]{34,40}"],
    { keywords: ["apify_api_"] },
  ),
  tokenRule(
    {
      id: "secret.e2b.api-key",
      name: "E2B API key",
      grants: "run sandboxes at the owner's expense",
      revoke: "Delete the key in E2B (Keys)",
    },
    ["e2b_[0-9a-f]{40}"],
    { keywords: ["e2b_"] },
  ),
  tokenRule(
    {
      id: "secret.fireworks.api-key",
      name: "Fireworks AI API key",
      grants: "call models at the owner's expense",
      revoke: "Delete the key in Fireworks AI (API keys)",
    },
    ["fw_[A-Za-z0-9]{22,24}"],
    { keywords: ["fw_"], accepts: mixesCasesAndDigits, minEntropy: 3.8 },
  ),
  providerRule(
    {
      id: "secret.together.api-key",
      name: "Together AI API key",
      grants: "call models at the owner's expense",
      revoke: "Regenerate the key in Together AI (Settings → API keys)",
    },
    [
      standing("tgp_v1_[A-Za-z0-9_-]{43}(?!-)"),
      assigned(serviceName(["together", "togetherai"], ["key", "token"]), "[0-9a-f]{64}"),
    ],
    { keywords: ["together", "togetherai", "tgp_v1_"], confidence: "medium", accepts: holdsDigit },
  ),
  assignedRule(
    {
      id: "secret.deepgram.api-key",
      name: "Deepgram API key",
      grants: "transcribe audio at the owner's expense",
      revoke: "Delete the key in Deepgram (API keys)",
    },
    serviceName(["deepgram"], ["key", "token", "secret"]),
    "[0-9a-f]{40}",
    { keywords: ["deepgram"] },
  ),
  assignedRule(
    {
      id: "secret.assemblyai.api-key",
      name: "AssemblyAI API key",
      grants: "transcribe audio at the owner's expense",
      revoke: "Delete the key in AssemblyAI (API keys)",
    },
    serviceName(["assemblyai", "assembly_ai", "aai"], ["key", "token"]),
    "[0-9a-f]{32}",
    { keywords: ["assemblyai", "assembly_ai", "aai"] },
  ),
  assignedRule(
    {
      id: "secret.zhipu.api-key",
      name: "Zhipu AI (GLM) API key",
      grants: "call models at the owner's expense",
      revoke: "Delete the key in the Zhipu console (API keys)",
    },
    serviceName(["zhipu", "zhipuai", "bigmodel", "glm"], ["key", "token"]),
    "[0-9a-f]{32}\\.[A-Za-z0-9]{16}",
    { keywords: ["zhipu", "zhipuai", "bigmodel", "glm"] },
  ),
];
