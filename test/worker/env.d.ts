declare namespace Cloudflare {
  interface Env {
    WEBHOOK_SECRETS: string;
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
  }
}
