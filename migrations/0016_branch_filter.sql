ALTER TABLE `projects` ADD `branch_include` text;--> statement-breakpoint
ALTER TABLE `projects` ADD `branch_exclude` text;--> statement-breakpoint
ALTER TABLE `webhook_deliveries` ADD `repository` text;--> statement-breakpoint
ALTER TABLE `webhook_deliveries` ADD `branches` text;--> statement-breakpoint
ALTER TABLE `webhook_deliveries` ADD `filtered` text;