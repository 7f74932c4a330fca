import { z } from "@hono/zod-openapi";
import { Timestamp, Uuid } from "../http/schemas.ts";

export const ScanEvent = z
  .object({
    id: Uuid,
    type: z.string().openapi({
      description:
        "`queued`, `dispatched`, `claimed`, `cloned`, `checked_out`, `scanner_finished`, `retried`, `finished`, or `canceled` and `released` when a client took over the scan.",
      example: "cloned",
    }),
    attempt: z.int().openapi({ description: "The attempt, from 1.", example: 1 }),
    message: z
      .string()
      .openapi({ description: "Human-readable; the wording may change.", example: "Cloned main in 1.2 seconds." }),
    detail: z
      .record(z.string(), z.unknown())
      .openapi({ description: "Details that depend on the type.", example: { duration_ms: 1_200 } }),
    created_at: Timestamp,
  })
  .openapi("ScanEvent");
export type ScanEvent = z.infer<typeof ScanEvent>;
