CREATE TABLE `scan_comparisons` (
	`organization_id` integer NOT NULL,
	`scan_id` integer NOT NULL,
	`scan_uuid` blob NOT NULL,
	`project_id` integer NOT NULL,
	`line_id` integer NOT NULL,
	`compared_with` blob,
	`commit_id` text,
	`at` integer NOT NULL,
	`new` integer NOT NULL,
	`fixed` integer NOT NULL,
	`reopened` integer NOT NULL,
	`unchanged` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `scan_id`),
	FOREIGN KEY (`organization_id`,`project_id`) REFERENCES `projects`(`organization_id`,`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `scan_comparisons_project` ON `scan_comparisons` (`organization_id`,`project_id`,`at`);--> statement-breakpoint
CREATE INDEX `scan_comparisons_time` ON `scan_comparisons` (`organization_id`,`at`);--> statement-breakpoint
CREATE TABLE `scan_coverage` (
	`organization_id` integer NOT NULL,
	`id` integer NOT NULL,
	`scan_id` integer NOT NULL,
	`attempt` integer,
	`coverage` text NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`scan_id`) REFERENCES `scans`(`organization_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `scan_coverage_scan` ON `scan_coverage` (`organization_id`,`scan_id`);--> statement-breakpoint
CREATE TABLE `scan_lines` (
	`organization_id` integer NOT NULL,
	`id` integer NOT NULL,
	`project_id` integer NOT NULL,
	`project_uuid` blob NOT NULL,
	`branch` text NOT NULL,
	`category` text NOT NULL,
	`branch_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	`is_default` integer NOT NULL,
	`last_scan_id` integer,
	`last_scan_uuid` blob,
	`last_commit` text,
	`last_scan_at` integer,
	`last_versions` text,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`project_id`) REFERENCES `projects`(`organization_id`,`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `scan_lines_unique` ON `scan_lines` (`organization_id`,`project_id`,`branch`,`category`);--> statement-breakpoint
CREATE INDEX `scan_lines_category` ON `scan_lines` (`organization_id`,`project_id`,`category`);--> statement-breakpoint
CREATE INDEX `scan_lines_branch` ON `scan_lines` (`organization_id`,`branch`);--> statement-breakpoint
CREATE TABLE `uncompared_scans` (
	`organization_id` integer NOT NULL,
	`scan_id` integer NOT NULL,
	`due_at` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`organization_id`, `scan_id`),
	FOREIGN KEY (`organization_id`,`scan_id`) REFERENCES `scans`(`organization_id`,`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `uncompared_scans_due` ON `uncompared_scans` (`due_at`);--> statement-breakpoint
CREATE TABLE `vulnerabilities` (
	`organization_id` integer NOT NULL,
	`id` integer NOT NULL,
	`uuid` blob NOT NULL,
	`project_id` integer NOT NULL,
	`project_uuid` blob NOT NULL,
	`category_id` integer NOT NULL,
	`scanner` text NOT NULL,
	`rule_id` text,
	`cwe` text,
	`title` text NOT NULL,
	`reported_severity_id` integer NOT NULL,
	`severity_id` integer,
	`path` text,
	`line` integer,
	`column_number` integer,
	`key` blob NOT NULL,
	`group_key` blob GENERATED ALWAYS AS ((substr(key, 1, 14))) VIRTUAL,
	`first_scan_uuid` blob NOT NULL,
	`first_commit` text,
	`first_seen_at` integer NOT NULL,
	`triage` text DEFAULT 'needs_triage' NOT NULL,
	`reason` text,
	`comment` text,
	`expires_at` integer,
	`assignee` blob,
	`triaged_at` integer,
	`triaged_by` blob,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`project_id`) REFERENCES `projects`(`organization_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `vulnerabilities_group` ON `vulnerabilities` (`organization_id`,`project_id`,`category_id`,`group_key`);--> statement-breakpoint
CREATE INDEX `vulnerabilities_expiring` ON `vulnerabilities` (`expires_at`) WHERE expires_at is not null;--> statement-breakpoint
CREATE TABLE `vulnerability_events` (
	`organization_id` integer NOT NULL,
	`sequence` integer NOT NULL,
	`vulnerability_id` integer NOT NULL,
	`type` text NOT NULL,
	`at` integer NOT NULL,
	`branch` text,
	`scan_uuid` blob,
	`commit_id` text,
	`user_uuid` blob,
	`detail` text NOT NULL,
	PRIMARY KEY(`organization_id`, `sequence`),
	FOREIGN KEY (`organization_id`,`vulnerability_id`) REFERENCES `vulnerabilities`(`organization_id`,`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `vulnerability_events_vulnerability` ON `vulnerability_events` (`organization_id`,`vulnerability_id`,`sequence`);--> statement-breakpoint
CREATE TABLE `vulnerability_states` (
	`organization_id` integer NOT NULL,
	`id` integer NOT NULL,
	`vulnerability_id` integer NOT NULL,
	`line_id` integer NOT NULL,
	`branch_id` integer NOT NULL,
	`is_default` integer NOT NULL,
	`state` integer NOT NULL,
	`severity_rank` integer NOT NULL,
	`key` blob NOT NULL,
	`group_key` blob GENERATED ALWAYS AS ((substr(key, 1, 14))) VIRTUAL,
	`path` text,
	`line` integer,
	`column_number` integer,
	`first_scan_uuid` blob NOT NULL,
	`first_commit` text,
	`first_seen_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`last_scan_uuid` blob,
	`last_commit` text,
	`last_seen_at` integer,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`vulnerability_id`) REFERENCES `vulnerabilities`(`organization_id`,`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `vulnerability_states_unique` ON `vulnerability_states` (`organization_id`,`vulnerability_id`,`line_id`);--> statement-breakpoint
CREATE INDEX `vulnerability_states_group` ON `vulnerability_states` (`organization_id`,`line_id`,`group_key`);--> statement-breakpoint
CREATE INDEX `vulnerability_states_branch` ON `vulnerability_states` (`organization_id`,`branch_id`,`state`,`severity_rank`,`vulnerability_id`);--> statement-breakpoint
CREATE INDEX `vulnerability_states_default` ON `vulnerability_states` (`organization_id`,`state`,`severity_rank`,`vulnerability_id`) WHERE is_default = 1;--> statement-breakpoint
ALTER TABLE `finding_contents` ADD `key` blob;--> statement-breakpoint
ALTER TABLE `findings` ADD `vulnerability_id` integer;--> statement-breakpoint
CREATE INDEX `findings_vulnerability` ON `findings` (`organization_id`,`vulnerability_id`,`id`) WHERE vulnerability_id is not null;--> statement-breakpoint
CREATE TRIGGER `scans_completed_inserted` AFTER INSERT ON `scans` WHEN new.status = 'completed' AND not exists (select 1 from organizations as o where o.id = new.organization_id and o.copy_of is not null) BEGIN
	insert into uncompared_scans (organization_id, scan_id, due_at) values (new.organization_id, new.id, 0) on conflict do update set due_at = 0, failures = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `scans_completed` AFTER UPDATE OF `status` ON `scans` WHEN new.status = 'completed' AND old.status <> 'completed' AND not exists (select 1 from organizations as o where o.id = new.organization_id and o.copy_of is not null) BEGIN
	insert into uncompared_scans (organization_id, scan_id, due_at) values (new.organization_id, new.id, 0) on conflict do update set due_at = 0, failures = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `finding_batches_after_completion` AFTER INSERT ON `finding_batches` WHEN exists (select 1 from scans as s where s.organization_id = new.organization_id and s.id = new.scan_id and s.status = 'completed') AND not exists (select 1 from organizations as o where o.id = new.organization_id and o.copy_of is not null) BEGIN
	insert into uncompared_scans (organization_id, scan_id, due_at) values (new.organization_id, new.scan_id, 0) on conflict do update set due_at = 0, failures = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `projects_default_branch_changed` AFTER UPDATE OF `default_branch` ON `projects` WHEN new.default_branch <> old.default_branch BEGIN
	update scan_lines set is_default = (branch = new.default_branch) where organization_id = new.organization_id and project_id = new.id and is_default <> (branch = new.default_branch);
END;
--> statement-breakpoint
CREATE TRIGGER `scan_lines_default_changed` AFTER UPDATE OF `is_default` ON `scan_lines` WHEN new.is_default <> old.is_default BEGIN
	update vulnerability_states set is_default = new.is_default where organization_id = new.organization_id and branch_id = new.branch_id and line_id = new.id;
END;
