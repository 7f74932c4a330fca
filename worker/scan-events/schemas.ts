import { z } from "@hono/zod-openapi";
import { Timestamp, Uuid } from "../http/schemas.ts";

export const ScanEvent = z
  .object({
    id: Uuid,
    type: z.string().openapi({
      description:
        "`queued`, `dispatched`, `claimed`, `cloned`, `checked_out`, `scanner_finished`, `retried`, `finished`, or `canceled` and `released` when a client took the scan over.",
      example: "cloned",
    }),
    attempt: z.int().openapi({ description: "Which try at the scan, from 1.", example: 1 }),
    message: z
      .string()
      .openapi({ description: "For people; wording may change.", example: "Cloned main in 1.2 seconds." }),
    detail: z
      .record(z.string(), z.unknown())
      .openapi({ description: "What the type knows beyond the message.", example: { duration_ms: 1_200 } }),
    created_at: Timestamp,
  })
  .openapi("ScanEvent");
export type ScanEvent = z.infer<typeof ScanEvent>;
