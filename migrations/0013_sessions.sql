CREATE TABLE `revoked_sessions` (
	`organization_id` integer NOT NULL,
	`token_id` blob NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `token_id`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `revoked_sessions_expires` ON `revoked_sessions` (`expires_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `password_change_required` integer DEFAULT 0 NOT NULL;