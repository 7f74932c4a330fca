CREATE TABLE `changed_rows` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`organization_id` integer NOT NULL,
	`table_name` text NOT NULL,
	`key` blob NOT NULL
);
--> statement-breakpoint
CREATE INDEX `changed_rows_organization` ON `changed_rows` (`organization_id`,`sequence`);--> statement-breakpoint
CREATE TABLE `directory` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uuid` blob NOT NULL,
	`slug` text NOT NULL,
	`shard` text NOT NULL,
	`status` text NOT NULL,
	`other_shard` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `directory_uuid_unique` ON `directory` (`uuid`);--> statement-breakpoint
CREATE UNIQUE INDEX `directory_slug_unique` ON `directory` (`slug`);--> statement-breakpoint
CREATE INDEX `directory_unsettled` ON `directory` (`status`,`updated_at`) WHERE status <> 'active';--> statement-breakpoint
CREATE TABLE `finding_batches` (
	`organization_id` integer NOT NULL,
	`last_id` integer NOT NULL,
	`first_id` integer NOT NULL,
	`scan_id` integer NOT NULL,
	`project_id` integer NOT NULL,
	`scan_uuid` blob NOT NULL,
	`uuid_prefix` blob NOT NULL,
	`created_at` integer NOT NULL,
	`attempt` integer,
	`is_latest` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`organization_id`, `last_id`),
	FOREIGN KEY (`organization_id`,`scan_id`) REFERENCES `scans`(`organization_id`,`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `finding_batches_uuid_unique` ON `finding_batches` (`organization_id`,`uuid_prefix`);--> statement-breakpoint
CREATE UNIQUE INDEX `finding_batches_scan` ON `finding_batches` (`organization_id`,`scan_id`,`last_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `finding_batches_project` ON `finding_batches` (`organization_id`,`project_id`,`last_id`);--> statement-breakpoint
CREATE INDEX `finding_batches_time` ON `finding_batches` (`organization_id`,`created_at`,`last_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `finding_batches_latest` ON `finding_batches` (`organization_id`,`last_id`) WHERE is_latest = 1;--> statement-breakpoint
CREATE UNIQUE INDEX `finding_batches_latest_of_project` ON `finding_batches` (`organization_id`,`project_id`,`last_id`) WHERE is_latest = 1;--> statement-breakpoint
CREATE TABLE `finding_contents` (
	`organization_id` integer NOT NULL,
	`id` integer NOT NULL,
	`hash` blob NOT NULL,
	`external_hash` blob NOT NULL,
	`problem_id` integer NOT NULL,
	`rule_text_id` integer NOT NULL,
	`external_id` text NOT NULL,
	`location_path` text,
	`description` text,
	`metadata` text,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `finding_contents_external_hash` ON `finding_contents` (`organization_id`,`external_hash`);--> statement-breakpoint
CREATE INDEX `finding_contents_rule` ON `finding_contents` (`organization_id`,`rule_text_id`);--> statement-breakpoint
CREATE TABLE `finding_scanners` (
	`organization_id` integer NOT NULL,
	`id` integer NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `finding_scanners_name_unique` ON `finding_scanners` (`organization_id`,`name`);--> statement-breakpoint
CREATE TABLE `finding_severities` (
	`organization_id` integer NOT NULL,
	`id` integer NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `finding_severities_name_unique` ON `finding_severities` (`organization_id`,`name`);--> statement-breakpoint
CREATE TABLE `findings` (
	`organization_id` integer NOT NULL,
	`id` integer NOT NULL,
	`scan_id` integer NOT NULL,
	`problem_id` integer NOT NULL,
	`content_id` integer NOT NULL,
	`severity_id` integer NOT NULL,
	`scanner_id` integer NOT NULL,
	`location_line` integer,
	`location_column` integer,
	`severity_range` integer GENERATED ALWAYS AS ((min(severity_id, 9))) VIRTUAL,
	PRIMARY KEY(`organization_id`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `findings_problem_unique` ON `findings` (`organization_id`,`problem_id`,`scan_id`);--> statement-breakpoint
CREATE INDEX `findings_severity` ON `findings` (`organization_id`,`severity_range`,`id`);--> statement-breakpoint
CREATE INDEX `findings_scanner` ON `findings` (`organization_id`,`scanner_id`,`severity_range`,`id`);--> statement-breakpoint
CREATE TABLE `rule_texts` (
	`organization_id` integer NOT NULL,
	`id` integer NOT NULL,
	`hash` blob NOT NULL,
	`scanner` text NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`metadata` text NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rule_texts_hash_unique` ON `rule_texts` (`organization_id`,`hash`);--> statement-breakpoint
CREATE TABLE `staged_findings` (
	`upload_id` text NOT NULL,
	`position` integer NOT NULL,
	`organization_id` integer NOT NULL,
	`scan_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`findings` text NOT NULL,
	PRIMARY KEY(`upload_id`, `position`),
	FOREIGN KEY (`organization_id`,`scan_id`) REFERENCES `scans`(`organization_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `staged_findings_scan` ON `staged_findings` (`organization_id`,`scan_id`);--> statement-breakpoint
CREATE INDEX `staged_findings_created` ON `staged_findings` (`created_at`);--> statement-breakpoint
CREATE TABLE `unreferenced_contents` (
	`organization_id` integer NOT NULL,
	`content_id` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `content_id`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `organizations` (
	`id` integer PRIMARY KEY NOT NULL,
	`uuid` blob NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`copy_of` blob,
	`move_step` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organizations_uuid_unique` ON `organizations` (`uuid`);--> statement-breakpoint
CREATE UNIQUE INDEX `organizations_slug_unique` ON `organizations` (`slug`);--> statement-breakpoint
CREATE INDEX `organizations_copies` ON `organizations` (`id`) WHERE copy_of is not null;--> statement-breakpoint
CREATE TABLE `projects` (
	`organization_id` integer NOT NULL,
	`id` integer NOT NULL,
	`uuid` blob NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`default_branch` text NOT NULL,
	`description` text,
	`repo_url` text,
	`repo_key` text,
	`access_token_user` text,
	`access_token_sealed` text,
	`access_token_repository` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`scan_retention_days` integer,
	`event_retention_days` integer,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `projects_uuid_unique` ON `projects` (`organization_id`,`uuid`);--> statement-breakpoint
CREATE UNIQUE INDEX `projects_slug_unique` ON `projects` (`organization_id`,`slug`);--> statement-breakpoint
CREATE INDEX `projects_repo_key` ON `projects` (`repo_key`);--> statement-breakpoint
CREATE TABLE `scan_events` (
	`organization_id` integer NOT NULL,
	`sequence` integer NOT NULL,
	`scan_id` integer NOT NULL,
	`project_id` integer NOT NULL,
	`uuid` blob NOT NULL,
	`attempt` integer NOT NULL,
	`type` text NOT NULL,
	`message` text NOT NULL,
	`detail` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `sequence`),
	FOREIGN KEY (`organization_id`,`scan_id`) REFERENCES `scans`(`organization_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `scan_events_uuid_unique` ON `scan_events` (`organization_id`,`scan_id`,`uuid`);--> statement-breakpoint
CREATE INDEX `scan_events_project` ON `scan_events` (`organization_id`,`project_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `scan_jobs` (
	`organization_id` integer NOT NULL,
	`scan_id` integer NOT NULL,
	`project_id` integer NOT NULL,
	`clone_url` text NOT NULL,
	`branch` text NOT NULL,
	`attempt` integer NOT NULL,
	`claim_id` text,
	`due_at` integer,
	`created_at` integer NOT NULL,
	`head_commit` text,
	`handed_back` integer DEFAULT 0 NOT NULL,
	`not_before` integer,
	PRIMARY KEY(`organization_id`, `scan_id`),
	FOREIGN KEY (`organization_id`,`scan_id`) REFERENCES `scans`(`organization_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `scan_jobs_due` ON `scan_jobs` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `scan_jobs_open_head` ON `scan_jobs` (`organization_id`,`project_id`,`branch`,`head_commit`) WHERE due_at is not null and head_commit is not null;--> statement-breakpoint
CREATE TABLE `scans` (
	`organization_id` integer NOT NULL,
	`id` integer NOT NULL,
	`uuid` blob NOT NULL,
	`project_id` integer NOT NULL,
	`status` text NOT NULL,
	`summary` text NOT NULL,
	`scanner_type` text,
	`target_ref` text,
	`started_at` integer,
	`finished_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`is_latest` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`project_id`) REFERENCES `projects`(`organization_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `scans_uuid_unique` ON `scans` (`uuid`);--> statement-breakpoint
CREATE INDEX `scans_project` ON `scans` (`organization_id`,`project_id`,`uuid`);--> statement-breakpoint
CREATE INDEX `scans_status` ON `scans` (`organization_id`,`project_id`,`status`,`uuid`);--> statement-breakpoint
CREATE INDEX `scans_branch` ON `scans` (`organization_id`,`project_id`,`target_ref`,`uuid`);--> statement-breakpoint
CREATE INDEX `scans_type` ON `scans` (`organization_id`,`project_id`,`scanner_type`,`uuid`);--> statement-breakpoint
CREATE INDEX `scans_completed` ON `scans` (`organization_id`,`project_id`,`target_ref`,uuid desc) WHERE status = 'completed';--> statement-breakpoint
CREATE INDEX `scans_latest` ON `scans` (`organization_id`,`project_id`,`target_ref`) WHERE is_latest = 1;--> statement-breakpoint
CREATE INDEX `scans_finished` ON `scans` (`organization_id`,`project_id`,`finished_at`) WHERE finished_at is not null;--> statement-breakpoint
CREATE TABLE `users` (
	`organization_id` integer NOT NULL,
	`id` integer NOT NULL,
	`uuid` blob NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`password_hash` text NOT NULL,
	`password_changed_at` integer NOT NULL,
	`role` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_uuid_unique` ON `users` (`organization_id`,`uuid`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`organization_id`,`email_key`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`organization_id` integer NOT NULL,
	`uuid` blob NOT NULL,
	`host` text NOT NULL,
	`event` text,
	`delivery_id` text,
	`delivery_key` text,
	`outcome` text NOT NULL,
	`reason` text,
	`scan_ids` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `uuid`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_delivery_unique` ON `webhook_deliveries` (`organization_id`,`host`,`delivery_key`) WHERE delivery_key is not null;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_created` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE TRIGGER `scans_inserted` AFTER INSERT ON `scans` WHEN new.status = 'completed' BEGIN
	update scans set is_latest = 0 where organization_id = new.organization_id and project_id = new.project_id and target_ref is new.target_ref and is_latest = 1 and uuid is not (select newest.uuid from scans as newest where newest.organization_id = new.organization_id and newest.project_id = new.project_id and newest.target_ref is new.target_ref and newest.status = 'completed' order by newest.uuid desc limit 1);
	update scans set is_latest = 1 where organization_id = new.organization_id and is_latest = 0 and uuid = (select newest.uuid from scans as newest where newest.organization_id = new.organization_id and newest.project_id = new.project_id and newest.target_ref is new.target_ref and newest.status = 'completed' order by newest.uuid desc limit 1);
END;
--> statement-breakpoint
CREATE TRIGGER `scans_status_changed` AFTER UPDATE OF `status` ON `scans` WHEN (old.status = 'completed') <> (new.status = 'completed') BEGIN
	update scans set is_latest = 0 where organization_id = new.organization_id and project_id = new.project_id and target_ref is new.target_ref and is_latest = 1 and uuid is not (select newest.uuid from scans as newest where newest.organization_id = new.organization_id and newest.project_id = new.project_id and newest.target_ref is new.target_ref and newest.status = 'completed' order by newest.uuid desc limit 1);
	update scans set is_latest = 1 where organization_id = new.organization_id and is_latest = 0 and uuid = (select newest.uuid from scans as newest where newest.organization_id = new.organization_id and newest.project_id = new.project_id and newest.target_ref is new.target_ref and newest.status = 'completed' order by newest.uuid desc limit 1);
END;
--> statement-breakpoint
CREATE TRIGGER `scans_deleted` AFTER DELETE ON `scans` WHEN old.is_latest = 1 BEGIN
	update scans set is_latest = 1 where organization_id = old.organization_id and is_latest = 0 and uuid = (select newest.uuid from scans as newest where newest.organization_id = old.organization_id and newest.project_id = old.project_id and newest.target_ref is old.target_ref and newest.status = 'completed' order by newest.uuid desc limit 1);
END;
--> statement-breakpoint
CREATE TRIGGER `scans_latest_changed` AFTER UPDATE OF `is_latest` ON `scans` BEGIN
	update finding_batches set is_latest = new.is_latest where organization_id = new.organization_id and scan_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `finding_batches_deleted` AFTER DELETE ON `finding_batches` BEGIN
	delete from findings where organization_id = old.organization_id and id between old.first_id and old.last_id;
END;
--> statement-breakpoint
CREATE TRIGGER `findings_deleted` AFTER DELETE ON `findings` WHEN exists (select 1 from organizations where id = old.organization_id) BEGIN
	insert into unreferenced_contents (organization_id, content_id) values (old.organization_id, old.content_id) on conflict do nothing;
END;
