ALTER TABLE `directory` ADD `founder` blob;--> statement-breakpoint
ALTER TABLE `directory` ADD `network` text;--> statement-breakpoint
CREATE INDEX `directory_founder` ON `directory` (`founder`) WHERE founder is not null;--> statement-breakpoint
CREATE INDEX `directory_network` ON `directory` (`network`,`created_at`) WHERE network is not null;--> statement-breakpoint
ALTER TABLE `users` ADD `founder` blob;