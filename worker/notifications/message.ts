import { z } from "zod";

/** A message on the queue of notifications: something is due. It has no secrets; the database is the source of truth. */
export const NotificationMessage = z.object({
  version: z.literal(1),
  shard: z.string().max(20),
  org_id: z.uuid(),
  /** Absent: all endpoints of the organization for which something is due. */
  endpoint_id: z.uuid().optional(),
});
export type NotificationMessage = z.infer<typeof NotificationMessage>;
