declare namespace Cloudflare {
  interface Env {
    TEST_RATE_LIMIT: RateLimit;
    WEBHOOK_SECRETS: string;
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
  }
}
