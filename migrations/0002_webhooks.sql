CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`host` text NOT NULL,
	`event` text,
	`delivery_id` text,
	`delivery_key` text,
	`outcome` text NOT NULL,
	`reason` text,
	`scan_ids` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_delivery_unique` ON `webhook_deliveries` (`org_id`,`host`,`delivery_key`) WHERE delivery_key is not null;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_org` ON `webhook_deliveries` (`org_id`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_created` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
ALTER TABLE `scan_jobs` ADD `project_id` text;--> statement-breakpoint
ALTER TABLE `scan_jobs` ADD `head_commit` text;--> statement-breakpoint
CREATE INDEX `scan_jobs_open_head` ON `scan_jobs` (`project_id`,`branch`,`head_commit`) WHERE due_at is not null and head_commit is not null;