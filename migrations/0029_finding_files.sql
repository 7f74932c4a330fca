CREATE TABLE `finding_files` (
	`organization_id` integer NOT NULL,
	`id` integer NOT NULL,
	`directory_id` integer NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `finding_files_name_unique` ON `finding_files` (`organization_id`,`directory_id`,`name`);--> statement-breakpoint
DROP INDEX `findings_rule`;--> statement-breakpoint
DROP INDEX `findings_directory`;--> statement-breakpoint
ALTER TABLE `findings` ADD `file_id` integer;--> statement-breakpoint
CREATE INDEX `findings_rule_severity` ON `findings` (`organization_id`,`rule_text_id`,`severity_range`,`id`) WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX `findings_directory_severity` ON `findings` (`organization_id`,`directory_id`,`severity_range`,`id`) WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX `findings_file_severity` ON `findings` (`organization_id`,`file_id`,`severity_range`,`id`) WHERE file_id is not null;--> statement-breakpoint
DROP TRIGGER `findings_inserted`;--> statement-breakpoint
DROP TRIGGER `findings_content_changed`;--> statement-breakpoint
CREATE TRIGGER `findings_inserted` AFTER INSERT ON `findings` WHEN new.file_id is null and exists (select 1 from organizations where id = new.organization_id and copy_of is null) BEGIN
	insert into finding_directories (organization_id, id, path) select c.organization_id, (select ifnull(max(d.id), 0) + 1 from finding_directories as d where d.organization_id = c.organization_id), rtrim(c.location_path, replace(c.location_path, '/', '')) from finding_contents as c where c.organization_id = new.organization_id and c.id = new.content_id and c.location_path is not null on conflict do nothing;
	insert into finding_files (organization_id, id, directory_id, name) select c.organization_id, (select ifnull(max(p.id), 0) + 1 from finding_files as p where p.organization_id = c.organization_id), d.id, substr(c.location_path, length(d.path) + 1) from finding_contents as c cross join finding_directories as d on d.organization_id = c.organization_id and d.path = rtrim(c.location_path, replace(c.location_path, '/', '')) where c.organization_id = new.organization_id and c.id = new.content_id on conflict do nothing;
	update findings set rule_text_id = (select c.rule_text_id from finding_contents as c where c.organization_id = new.organization_id and c.id = new.content_id), (directory_id, file_id) = (select ifnull(d.id, 0), ifnull(p.id, 0) from finding_contents as c left join finding_directories as d on d.organization_id = c.organization_id and d.path = rtrim(c.location_path, replace(c.location_path, '/', '')) left join finding_files as p on p.organization_id = c.organization_id and p.directory_id = d.id and p.name = substr(c.location_path, length(d.path) + 1) where c.organization_id = new.organization_id and c.id = new.content_id) where organization_id = new.organization_id and id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `findings_content_changed` AFTER UPDATE OF `content_id` ON `findings` WHEN new.file_id is null and exists (select 1 from organizations where id = new.organization_id and copy_of is null) BEGIN
	insert into finding_directories (organization_id, id, path) select c.organization_id, (select ifnull(max(d.id), 0) + 1 from finding_directories as d where d.organization_id = c.organization_id), rtrim(c.location_path, replace(c.location_path, '/', '')) from finding_contents as c where c.organization_id = new.organization_id and c.id = new.content_id and c.location_path is not null on conflict do nothing;
	insert into finding_files (organization_id, id, directory_id, name) select c.organization_id, (select ifnull(max(p.id), 0) + 1 from finding_files as p where p.organization_id = c.organization_id), d.id, substr(c.location_path, length(d.path) + 1) from finding_contents as c cross join finding_directories as d on d.organization_id = c.organization_id and d.path = rtrim(c.location_path, replace(c.location_path, '/', '')) where c.organization_id = new.organization_id and c.id = new.content_id on conflict do nothing;
	update findings set rule_text_id = (select c.rule_text_id from finding_contents as c where c.organization_id = new.organization_id and c.id = new.content_id), (directory_id, file_id) = (select ifnull(d.id, 0), ifnull(p.id, 0) from finding_contents as c left join finding_directories as d on d.organization_id = c.organization_id and d.path = rtrim(c.location_path, replace(c.location_path, '/', '')) left join finding_files as p on p.organization_id = c.organization_id and p.directory_id = d.id and p.name = substr(c.location_path, length(d.path) + 1) where c.organization_id = new.organization_id and c.id = new.content_id) where organization_id = new.organization_id and id = new.id;
END;
--> statement-breakpoint
UPDATE organizations SET indexed_findings_to = 0 WHERE exists (select 1 from findings where organization_id = organizations.id);
