CREATE TABLE `webhook_signing_tokens` (
	`organization_id` integer NOT NULL,
	`id` integer NOT NULL,
	`uuid` blob NOT NULL,
	`name` text NOT NULL,
	`token_encrypted` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_signing_tokens_uuid_unique` ON `webhook_signing_tokens` (`organization_id`,`uuid`);