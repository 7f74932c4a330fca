/** For the worker's queries in Node.js, on the database of Miniflare. */
type D1Database = Awaited<ReturnType<import("miniflare").Miniflare["getD1Database"]>>;
type D1PreparedStatement = ReturnType<D1Database["prepare"]>;
