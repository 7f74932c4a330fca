DROP INDEX `findings_scan`;--> statement-breakpoint
DROP INDEX `findings_org`;--> statement-breakpoint
DROP INDEX `findings_org_severity`;--> statement-breakpoint
CREATE INDEX `findings_scan_time` ON `findings` (`scan_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `findings_scan_class` ON `findings` (`scan_id`,`severity`,`scanner`,`created_at`);--> statement-breakpoint
CREATE INDEX `findings_org_time` ON `findings` (`org_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `findings_org_class` ON `findings` (`org_id`,`severity`,`scanner`,`created_at`);--> statement-breakpoint
CREATE INDEX `projects_org` ON `projects` (`org_id`,`id`);--> statement-breakpoint
CREATE INDEX `scans_completed` ON `scans` (`org_id`,`project_id`,`target_ref`,id desc) WHERE status = 'completed';--> statement-breakpoint
CREATE INDEX `users_org` ON `users` (`org_id`,`id`);