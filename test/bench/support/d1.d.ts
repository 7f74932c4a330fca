/** The queries of the worker, in Node, on the database of Miniflare. */
type D1Database = Awaited<ReturnType<import("miniflare").Miniflare["getD1Database"]>>;
