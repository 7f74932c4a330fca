import { anyCase, assigned, assignedRule, providerRule, type SecretRule, standing, tokenRule } from "../rule.ts";
import { holdsDigit, mixesCasesAndDigits } from "../value-shape.ts";

const ON_THE_BILL = "run models at the account owner's expense and possibly read stored data";

export const AI_RULES: readonly SecretRule[] = [
  tokenRule(
    {
      id: "secret.openai.api-key",
      name: "OpenAI API key",
      grants: ON_THE_BILL,
      revoke: "Revoke the key on platform.openai.com (API keys)",
    },
    [
      "sk-(?:proj|svcacct|admin|None)-[A-Za-z0-9_-]{20,120}T3BlbkFJ[A-Za-z0-9_-]{20,120}(?!-)",
      "sk-[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}",
      "sk-(?:proj|svcacct|admin)-[A-Za-z0-9_-]{80,200}(?!-)",
    ],
    { keywords: ["t3blbkfj", "sk-proj-", "sk-svcacct-", "sk-admin-"], reach: { before: 160, after: 220 } },
  ),
  tokenRule(
    {
      id: "secret.anthropic.api-key",
      name: "Anthropic API key",
      grants: ON_THE_BILL,
      revoke: "Delete the key in the Anthropic console (API keys)",
    },
    ["sk-ant-(?:api|admin|oat|ort)\\d{2}-[A-Za-z0-9_-]{80,120}(?!-)"],
    { keywords: ["sk-ant-"] },
  ),
  tokenRule(
    {
      id: "secret.huggingface.access-token",
      name: "Hugging Face access token",
      grants: "read, and possibly write, the private models and datasets of its owner",
      revoke: "Invalidate the token on huggingface.co (Settings → Access Tokens)",
    },
    ["hf_[A-Za-z]{34}", "hf_[A-Za-z0-9]{34,40}", "api_org_[A-Za-z]{34}"],
    { keywords: ["hf_", "api_org_"], minEntropy: 3.5 },
  ),
  tokenRule(
    {
      id: "secret.groq.api-key",
      name: "Groq API key",
      grants: ON_THE_BILL,
      revoke: "Delete the key in the Groq console (API keys)",
    },
    ["gsk_[A-Za-z0-9]{52}"],
    { keywords: ["gsk_"] },
  ),
  tokenRule(
    {
      id: "secret.replicate.api-token",
      name: "Replicate API token",
      grants: ON_THE_BILL,
      revoke: "Disable the token on replicate.com (Account → API tokens)",
    },
    ["r8_[A-Za-z0-9_-]{37}(?!-)"],
    { keywords: ["r8_"], accepts: mixesCasesAndDigits },
  ),
  tokenRule(
    {
      id: "secret.perplexity.api-key",
      name: "Perplexity API key",
      grants: ON_THE_BILL,
      revoke: "Delete the key in the Perplexity settings (API)",
    },
    ["pplx-[A-Za-z0-9]{48,56}"],
    { keywords: ["pplx-"] },
  ),
  tokenRule(
    {
      id: "secret.xai.api-key",
      name: "xAI API key",
      grants: ON_THE_BILL,
      revoke: "Delete the key in the xAI console (API Keys)",
    },
    ["xai-[A-Za-z0-9_-]{70,90}(?!-)"],
    { keywords: ["xai-"], accepts: holdsDigit, minEntropy: 4 },
  ),
  tokenRule(
    {
      id: "secret.openrouter.api-key",
      name: "OpenRouter API key",
      grants: ON_THE_BILL,
      revoke: "Delete the key on openrouter.ai (Keys)",
    },
    ["sk-or-v1-[0-9a-f]{64}"],
    { keywords: ["sk-or-v1-"] },
  ),
  tokenRule(
    {
      id: "secret.nvidia.api-key",
      name: "NVIDIA API key",
      grants: ON_THE_BILL,
      revoke: "Delete the key on build.nvidia.com (API keys)",
    },
    ["nvapi-[A-Za-z0-9_-]{60,70}(?!-)"],
    { keywords: ["nvapi-"] },
  ),
  tokenRule(
    {
      id: "secret.langsmith.api-key",
      name: "LangSmith API key",
      grants: "read traces, including prompts and responses",
      revoke: "Delete the key in LangSmith (Settings → API keys)",
    },
    ["lsv2_(?:pt|sk)_[0-9a-f]{32}_[0-9a-f]{10}"],
    { keywords: ["lsv2_"] },
  ),
  tokenRule(
    {
      id: "secret.pinecone.api-key",
      name: "Pinecone API key",
      grants: "read and write the project's vector indexes",
      revoke: "Delete the key in the Pinecone console (API keys)",
    },
    ["pcsk_[A-Za-z0-9]{4,8}_[A-Za-z0-9]{50,70}"],
    { keywords: ["pcsk_"] },
  ),
  providerRule(
    {
      id: "secret.deepseek.api-key",
      name: "DeepSeek API key",
      grants: ON_THE_BILL,
      revoke: "Delete the key on platform.deepseek.com (API keys)",
    },
    [
      /deepseek[\s\S]{0,80}?(?<![A-Za-z0-9])(?<secret>sk-[0-9a-f]{32})(?![A-Za-z0-9_-])/i,
      assigned(`${anyCase("deepseek")}[\\w.-]{0,20}${anyCase("key")}`, "sk-[0-9a-f]{32}"),
    ],
    { keywords: ["deepseek"] },
  ),
  providerRule(
    {
      id: "secret.cohere.api-key",
      name: "Cohere or Mistral API key",
      grants: ON_THE_BILL,
      revoke: "Delete the key in the provider's dashboard (API keys)",
    },
    [
      assigned(
        `(?:${anyCase("cohere")}|${anyCase("mistral")})[\\w.-]{0,20}(?:${anyCase("key")}|${anyCase("token")})`,
        "[A-Za-z0-9]{40}|[A-Za-z0-9]{32}",
      ),
      /(?<![A-Za-z0-9])(?:co\.|cohere\.)Client(?:V2)?\(\s{0,8}["'](?<secret>[A-Za-z0-9]{40})["']/,
    ],
    {
      keywords: ["cohere", "mistral", "co.client"],
      confidence: "medium",
      accepts: mixesCasesAndDigits,
      minEntropy: 3.5,
    },
  ),
  assignedRule(
    {
      id: "secret.wandb.api-key",
      name: "Weights & Biases API key",
      grants: "read and write the experiments and models of its user",
      revoke: "Delete the key on wandb.ai (User settings → API keys)",
    },
    `${anyCase("wandb")}[\\w.-]{0,20}(?:${anyCase("key")}|${anyCase("token")})`,
    "[0-9a-f]{40}",
    { keywords: ["wandb"] },
  ),
  providerRule(
    {
      id: "secret.elevenlabs.api-key",
      name: "ElevenLabs API key",
      grants: ON_THE_BILL,
      revoke: "Delete the key in ElevenLabs (Profile → API keys)",
    },
    [standing("sk_[0-9a-f]{48}")],
    {
      keywords: [
        "sk_0",
        "sk_1",
        "sk_2",
        "sk_3",
        "sk_4",
        "sk_5",
        "sk_6",
        "sk_7",
        "sk_8",
        "sk_9",
        "sk_a",
        "sk_b",
        "sk_c",
        "sk_d",
        "sk_e",
        "sk_f",
      ],
    },
  ),
];
