CREATE TABLE `api_tokens` (
	`organization_id` integer NOT NULL,
	`id` integer NOT NULL,
	`uuid` blob NOT NULL,
	`hash` blob NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`project_ids` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`last_used_day` integer,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organization_id`,`user_id`) REFERENCES `users`(`organization_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_tokens_hash_unique` ON `api_tokens` (`organization_id`,`hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `api_tokens_uuid_unique` ON `api_tokens` (`organization_id`,`uuid`);--> statement-breakpoint
CREATE INDEX `api_tokens_user` ON `api_tokens` (`organization_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `api_tokens_expires` ON `api_tokens` (`expires_at`);