CREATE INDEX `scans_status` ON `scans` (`project_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `scans_branch` ON `scans` (`project_id`,`target_ref`,`id`);--> statement-breakpoint
CREATE INDEX `scans_type` ON `scans` (`project_id`,`scanner_type`,`id`);