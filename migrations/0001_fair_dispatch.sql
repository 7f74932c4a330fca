CREATE TABLE `dispatch_turns` (
	`organization_id` integer PRIMARY KEY NOT NULL,
	`last_dispatched_at` integer NOT NULL,
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `scan_jobs` ADD `held_until` integer;--> statement-breakpoint
CREATE INDEX `scan_jobs_waiting` ON `scan_jobs` (`organization_id`,`scan_id`) WHERE due_at is not null and claim_id is null;--> statement-breakpoint
CREATE INDEX `scan_jobs_held` ON `scan_jobs` (`organization_id`) WHERE due_at is not null and held_until is not null;