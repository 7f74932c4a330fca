CREATE TABLE `scan_events` (
	`sequence` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`scan_id` text NOT NULL,
	`project_id` text NOT NULL,
	`org_id` text NOT NULL,
	`attempt` integer NOT NULL,
	`type` text NOT NULL,
	`message` text NOT NULL,
	`detail` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`scan_id`) REFERENCES `scans`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `scan_events_id_unique` ON `scan_events` (`scan_id`,`id`);--> statement-breakpoint
CREATE INDEX `scan_events_project` ON `scan_events` (`project_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `findings` ADD `attempt` integer;--> statement-breakpoint
ALTER TABLE `projects` ADD `scan_retention_days` integer;--> statement-breakpoint
ALTER TABLE `projects` ADD `event_retention_days` integer;--> statement-breakpoint
ALTER TABLE `scan_jobs` ADD `handed_back` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `scan_jobs` ADD `not_before` integer;--> statement-breakpoint
CREATE INDEX `scans_finished` ON `scans` (`project_id`,`finished_at`) WHERE finished_at is not null;