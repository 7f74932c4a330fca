CREATE TABLE `finding_directories` (
	`organization_id` integer NOT NULL,
	`id` integer NOT NULL,
	`path` text NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `finding_directories_path_unique` ON `finding_directories` (`organization_id`,`path`);--> statement-breakpoint
CREATE TABLE `rule_title_pages` (
	`organization_id` integer NOT NULL,
	`page` integer NOT NULL,
	`titles` text NOT NULL,
	PRIMARY KEY(`organization_id`, `page`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `findings` ADD `rule_text_id` integer;--> statement-breakpoint
ALTER TABLE `findings` ADD `directory_id` integer;--> statement-breakpoint
CREATE INDEX `findings_rule` ON `findings` (`organization_id`,`rule_text_id`,`id`) WHERE rule_text_id is not null;--> statement-breakpoint
CREATE INDEX `findings_directory` ON `findings` (`organization_id`,`directory_id`,`id`) WHERE directory_id is not null;--> statement-breakpoint
ALTER TABLE `organizations` ADD `indexed_findings_to` integer;--> statement-breakpoint
CREATE INDEX `organizations_indexed_findings` ON `organizations` (`indexed_findings_to`);--> statement-breakpoint
CREATE TRIGGER `findings_inserted` AFTER INSERT ON `findings` WHEN new.directory_id is null and exists (select 1 from organizations where id = new.organization_id and copy_of is null) BEGIN
	insert into finding_directories (organization_id, id, path) select c.organization_id, (select ifnull(max(d.id), 0) + 1 from finding_directories as d where d.organization_id = c.organization_id), rtrim(c.location_path, replace(c.location_path, '/', '')) from finding_contents as c where c.organization_id = new.organization_id and c.id = new.content_id and c.location_path is not null on conflict do nothing;
	update findings set rule_text_id = (select c.rule_text_id from finding_contents as c where c.organization_id = new.organization_id and c.id = new.content_id), directory_id = ifnull((select d.id from finding_contents as c cross join finding_directories as d on d.organization_id = c.organization_id and d.path = rtrim(c.location_path, replace(c.location_path, '/', '')) where c.organization_id = new.organization_id and c.id = new.content_id), 0) where organization_id = new.organization_id and id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `findings_content_changed` AFTER UPDATE OF `content_id` ON `findings` WHEN new.directory_id is null and exists (select 1 from organizations where id = new.organization_id and copy_of is null) BEGIN
	insert into finding_directories (organization_id, id, path) select c.organization_id, (select ifnull(max(d.id), 0) + 1 from finding_directories as d where d.organization_id = c.organization_id), rtrim(c.location_path, replace(c.location_path, '/', '')) from finding_contents as c where c.organization_id = new.organization_id and c.id = new.content_id and c.location_path is not null on conflict do nothing;
	update findings set rule_text_id = (select c.rule_text_id from finding_contents as c where c.organization_id = new.organization_id and c.id = new.content_id), directory_id = ifnull((select d.id from finding_contents as c cross join finding_directories as d on d.organization_id = c.organization_id and d.path = rtrim(c.location_path, replace(c.location_path, '/', '')) where c.organization_id = new.organization_id and c.id = new.content_id), 0) where organization_id = new.organization_id and id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `rule_texts_inserted` AFTER INSERT ON `rule_texts` BEGIN
	insert into rule_title_pages (organization_id, page, titles) values (new.organization_id, new.id / 64, char(10) || new.id || ' ' || json_quote(new.title)) on conflict (organization_id, page) do update set titles = titles || excluded.titles;
END;
--> statement-breakpoint
CREATE TRIGGER `rule_texts_title_changed` AFTER UPDATE OF `title` ON `rule_texts` WHEN new.title <> old.title BEGIN
	update rule_title_pages set titles = replace(titles, char(10) || old.id || ' ' || json_quote(old.title), '') where organization_id = old.organization_id and page = old.id / 64;
	insert into rule_title_pages (organization_id, page, titles) values (new.organization_id, new.id / 64, char(10) || new.id || ' ' || json_quote(new.title)) on conflict (organization_id, page) do update set titles = titles || excluded.titles;
END;
--> statement-breakpoint
CREATE TRIGGER `rule_texts_deleted` AFTER DELETE ON `rule_texts` BEGIN
	update rule_title_pages set titles = replace(titles, char(10) || old.id || ' ' || json_quote(old.title), '') where organization_id = old.organization_id and page = old.id / 64;
	delete from rule_title_pages where organization_id = old.organization_id and page = old.id / 64 and titles = '';
END;
--> statement-breakpoint
INSERT INTO rule_title_pages (organization_id, page, titles) SELECT r.organization_id, r.id / 64, group_concat(char(10) || r.id || ' ' || json_quote(r.title), '') FROM rule_texts AS r GROUP BY r.organization_id, r.id / 64;
--> statement-breakpoint
UPDATE organizations SET indexed_findings_to = 0 WHERE exists (select 1 from findings where organization_id = organizations.id);
