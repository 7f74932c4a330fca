CREATE TABLE `audit_events` (
	`organization_id` integer NOT NULL,
	`uuid` blob NOT NULL,
	`created_at` integer NOT NULL,
	`actor_type` text NOT NULL,
	`actor_id` blob,
	`token_id` blob,
	`action` text NOT NULL,
	`target` text NOT NULL,
	`request_id` text,
	`network` text,
	`changes` text NOT NULL,
	PRIMARY KEY(`organization_id`, `uuid`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `audit_events_actor` ON `audit_events` (`organization_id`,`actor_id`,`uuid`);--> statement-breakpoint
CREATE INDEX `audit_events_action` ON `audit_events` (`organization_id`,`action`,`uuid`);--> statement-breakpoint
CREATE INDEX `audit_events_target` ON `audit_events` (`organization_id`,`target`,`uuid`);--> statement-breakpoint
CREATE INDEX `audit_events_created` ON `audit_events` (`created_at`);