ALTER TABLE `organizations` ADD `webhook_generation` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `organizations` ADD `webhook_overlap_ends_at` integer;