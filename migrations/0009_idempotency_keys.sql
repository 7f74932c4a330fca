CREATE TABLE `idempotency_keys` (
	`organization_id` integer NOT NULL,
	`hash` blob NOT NULL,
	`request_hash` blob NOT NULL,
	`created_at` integer NOT NULL,
	`answer` text NOT NULL,
	PRIMARY KEY(`organization_id`, `hash`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);