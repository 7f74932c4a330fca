ALTER TABLE `projects` ADD `check_schedule` text;--> statement-breakpoint
ALTER TABLE `projects` ADD `next_check_at` integer;--> statement-breakpoint
ALTER TABLE `projects` ADD `check_started_at` integer;--> statement-breakpoint
ALTER TABLE `projects` ADD `check_id` blob;--> statement-breakpoint
ALTER TABLE `projects` ADD `check_held_until` integer;--> statement-breakpoint
ALTER TABLE `projects` ADD `checked_at` integer;--> statement-breakpoint
ALTER TABLE `projects` ADD `check_error` text;--> statement-breakpoint
ALTER TABLE `projects` ADD `check_failures` integer;--> statement-breakpoint
CREATE INDEX `projects_check_due` ON `projects` (case when next_check_at is null then created_at + 86400000 else next_check_at end) WHERE repo_key is not null and status = 'active' and ifnull(check_schedule, 'daily') <> 'none';--> statement-breakpoint
CREATE INDEX `projects_check_started` ON `projects` (`organization_id`,`check_started_at`);