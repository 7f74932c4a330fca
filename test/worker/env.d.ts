declare namespace Cloudflare {
  interface Env {
    TEST_RATE_LIMIT: RateLimit;
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
  }
}
