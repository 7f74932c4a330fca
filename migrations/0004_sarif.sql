CREATE TABLE `staged_findings` (
	`upload_id` text NOT NULL,
	`position` integer NOT NULL,
	`scan_id` text NOT NULL,
	`org_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`findings` text NOT NULL,
	PRIMARY KEY(`upload_id`, `position`),
	FOREIGN KEY (`scan_id`) REFERENCES `scans`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `staged_findings_scan` ON `staged_findings` (`scan_id`);--> statement-breakpoint
CREATE INDEX `staged_findings_created` ON `staged_findings` (`created_at`);--> statement-breakpoint
CREATE INDEX `findings_scan_scanner` ON `findings` (`scan_id`,`scanner`,`id`);