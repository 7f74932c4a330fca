CREATE TABLE `rule_severity_pages` (
	`organization_id` integer NOT NULL,
	`page` integer NOT NULL,
	`severities` text NOT NULL,
	PRIMARY KEY(`organization_id`, `page`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `rule_title_pages` ADD `scanners` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `findings_scanner_directory` ON `findings` (`organization_id`,`scanner_id`,`directory_id`,`severity_range`,`id`) WHERE file_id is not null;--> statement-breakpoint
CREATE TRIGGER `findings_rule_inserted` AFTER INSERT ON `findings` WHEN new.rule_text_id is not null and not exists (select 1 from rule_severity_pages as p where p.organization_id = new.organization_id and p.page = new.rule_text_id / 64 and substr(p.severities, new.rule_text_id % 64 * 10 + min(new.severity_id, 9) + 1, 1) = '1') BEGIN
	insert into rule_severity_pages (organization_id, page, severities) values (new.organization_id, new.rule_text_id / 64, hex(zeroblob(320))) on conflict do nothing;
	update rule_severity_pages set severities = substr(severities, 1, new.rule_text_id % 64 * 10 + min(new.severity_id, 9)) || '1' || substr(severities, new.rule_text_id % 64 * 10 + min(new.severity_id, 9) + 2) where organization_id = new.organization_id and page = new.rule_text_id / 64;
END;
--> statement-breakpoint
CREATE TRIGGER `findings_rule_changed` AFTER UPDATE OF `rule_text_id`, `severity_id` ON `findings` WHEN new.rule_text_id is not null and not exists (select 1 from rule_severity_pages as p where p.organization_id = new.organization_id and p.page = new.rule_text_id / 64 and substr(p.severities, new.rule_text_id % 64 * 10 + min(new.severity_id, 9) + 1, 1) = '1') BEGIN
	insert into rule_severity_pages (organization_id, page, severities) values (new.organization_id, new.rule_text_id / 64, hex(zeroblob(320))) on conflict do nothing;
	update rule_severity_pages set severities = substr(severities, 1, new.rule_text_id % 64 * 10 + min(new.severity_id, 9)) || '1' || substr(severities, new.rule_text_id % 64 * 10 + min(new.severity_id, 9) + 2) where organization_id = new.organization_id and page = new.rule_text_id / 64;
END;
--> statement-breakpoint
DROP TRIGGER `rule_texts_inserted`;--> statement-breakpoint
DROP TRIGGER `rule_texts_title_changed`;--> statement-breakpoint
DROP TRIGGER `rule_texts_deleted`;--> statement-breakpoint
CREATE TRIGGER `rule_texts_inserted` AFTER INSERT ON `rule_texts` BEGIN
	insert into rule_title_pages (organization_id, page, titles, scanners) values (new.organization_id, new.id / 64, char(10) || new.id || ' ' || json_quote(new.title), char(10) || new.id || ' ' || json_quote(new.scanner)) on conflict (organization_id, page) do update set titles = titles || excluded.titles, scanners = scanners || excluded.scanners;
END;
--> statement-breakpoint
CREATE TRIGGER `rule_texts_title_changed` AFTER UPDATE OF `title`, `scanner` ON `rule_texts` WHEN new.title <> old.title or new.scanner <> old.scanner BEGIN
	update rule_title_pages set titles = replace(titles, char(10) || old.id || ' ' || json_quote(old.title), ''), scanners = replace(scanners, char(10) || old.id || ' ' || json_quote(old.scanner), '') where organization_id = old.organization_id and page = old.id / 64;
	insert into rule_title_pages (organization_id, page, titles, scanners) values (new.organization_id, new.id / 64, char(10) || new.id || ' ' || json_quote(new.title), char(10) || new.id || ' ' || json_quote(new.scanner)) on conflict (organization_id, page) do update set titles = titles || excluded.titles, scanners = scanners || excluded.scanners;
END;
--> statement-breakpoint
CREATE TRIGGER `rule_texts_deleted` AFTER DELETE ON `rule_texts` BEGIN
	update rule_title_pages set titles = replace(titles, char(10) || old.id || ' ' || json_quote(old.title), ''), scanners = replace(scanners, char(10) || old.id || ' ' || json_quote(old.scanner), '') where organization_id = old.organization_id and page = old.id / 64;
	delete from rule_title_pages where organization_id = old.organization_id and page = old.id / 64 and titles = '';
	update rule_severity_pages set severities = substr(severities, 1, old.id % 64 * 10) || '0000000000' || substr(severities, old.id % 64 * 10 + 11) where organization_id = old.organization_id and page = old.id / 64;
	delete from rule_severity_pages where organization_id = old.organization_id and page = old.id / 64 and instr(severities, '1') = 0;
END;
--> statement-breakpoint
UPDATE rule_title_pages SET scanners = (select group_concat(char(10) || r.id || ' ' || json_quote(r.scanner), '') from rule_texts as r where r.organization_id = rule_title_pages.organization_id and r.id >= rule_title_pages.page * 64 and r.id < rule_title_pages.page * 64 + 64);
--> statement-breakpoint
INSERT INTO rule_severity_pages (organization_id, page, severities) WITH RECURSIVE digits (n) AS (select 0 union all select n + 1 from digits where n < 639) SELECT p.organization_id, p.page, group_concat(exists (select 1 from findings as f indexed by findings_rule_severity where f.organization_id = p.organization_id and f.rule_text_id = p.page * 64 + n / 10 and f.severity_range = n % 10 and f.file_id is not null), '' order by n) FROM rule_title_pages AS p CROSS JOIN digits GROUP BY p.organization_id, p.page;
