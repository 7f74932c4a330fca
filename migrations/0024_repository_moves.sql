ALTER TABLE `projects` ADD `repository_moved` text;--> statement-breakpoint
CREATE INDEX `projects_moved` ON `projects` (`organization_id`) WHERE repository_moved is not null;