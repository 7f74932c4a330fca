CREATE TABLE `findings` (
	`id` text PRIMARY KEY NOT NULL,
	`scan_id` text NOT NULL,
	`org_id` text NOT NULL,
	`external_id` text NOT NULL,
	`title` text NOT NULL,
	`severity` text NOT NULL,
	`scanner` text NOT NULL,
	`description` text,
	`location_path` text,
	`location_line` integer,
	`location_column` integer,
	`metadata` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`scan_id`) REFERENCES `scans`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `findings_scan_external_id_unique` ON `findings` (`scan_id`,`external_id`);--> statement-breakpoint
CREATE INDEX `findings_scan` ON `findings` (`scan_id`,`id`);--> statement-breakpoint
CREATE TABLE `organizations` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organizations_slug_unique` ON `organizations` (`slug`);--> statement-breakpoint
CREATE TABLE `projects` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`default_branch` text NOT NULL,
	`description` text,
	`repo_url` text,
	`repo_key` text,
	`access_token_user` text,
	`access_token_sealed` text,
	`access_token_origin` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `projects_org_slug_unique` ON `projects` (`org_id`,`slug`);--> statement-breakpoint
CREATE INDEX `projects_repo_key` ON `projects` (`repo_key`);--> statement-breakpoint
CREATE TABLE `scan_jobs` (
	`scan_id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`clone_url` text NOT NULL,
	`branch` text NOT NULL,
	`attempt` integer NOT NULL,
	`claim_id` text,
	`due_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`scan_id`) REFERENCES `scans`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `scan_jobs_due` ON `scan_jobs` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE TABLE `scans` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`org_id` text NOT NULL,
	`status` text NOT NULL,
	`summary` text NOT NULL,
	`scanner_type` text,
	`target_ref` text,
	`started_at` integer,
	`finished_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `scans_project` ON `scans` (`project_id`,`id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`password_hash` text NOT NULL,
	`password_changed_at` integer NOT NULL,
	`role` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_org_email_unique` ON `users` (`org_id`,`email_key`);