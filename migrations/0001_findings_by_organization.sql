CREATE INDEX `findings_org` ON `findings` (`org_id`,`id`);--> statement-breakpoint
CREATE INDEX `findings_org_severity` ON `findings` (`org_id`,`severity`,`id`);