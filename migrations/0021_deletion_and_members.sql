ALTER TABLE `organizations` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `projects` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `projects` ADD `member_ids` text;--> statement-breakpoint
CREATE INDEX `projects_deleted` ON `projects` (`organization_id`,`id`) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX `projects_restricted` ON `projects` (`organization_id`,`id`) WHERE member_ids is not null;