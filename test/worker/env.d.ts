declare namespace Cloudflare {
  interface Env {
    /** Databases for the tests of several shards. */
    SPARE_1: D1Database;
    SPARE_2: D1Database;
    TEST_RATE_LIMIT: RateLimit;
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
  }
}
