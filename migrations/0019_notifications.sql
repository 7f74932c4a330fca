CREATE TABLE `notification_endpoints` (
	`organization_id` integer NOT NULL,
	`id` integer NOT NULL,
	`uuid` blob NOT NULL,
	`format` text NOT NULL,
	`description` text,
	`url_sealed` text NOT NULL,
	`secret_sealed` text NOT NULL,
	`previous_secret_sealed` text,
	`previous_secret_expires_at` integer,
	`events` text NOT NULL,
	`project_ids` text,
	`branches` text,
	`severity_rank` integer NOT NULL,
	`disabled_reason` text,
	`disabled_at` integer,
	`failing_since` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notification_endpoints_uuid_unique` ON `notification_endpoints` (`organization_id`,`uuid`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`organization_id` integer NOT NULL,
	`uuid` blob NOT NULL,
	`endpoint_id` integer NOT NULL,
	`event` text NOT NULL,
	`body` text NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`due_at` integer,
	`leased_until` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`attempted_at` integer,
	`response_status` integer,
	`error` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `uuid`),
	FOREIGN KEY (`organization_id`,`endpoint_id`) REFERENCES `notification_endpoints`(`organization_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notifications_endpoint` ON `notifications` (`organization_id`,`endpoint_id`,`uuid`);--> statement-breakpoint
CREATE INDEX `notifications_due` ON `notifications` (`organization_id`,`endpoint_id`,`due_at`,`uuid`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `notifications_leased` ON `notifications` (`organization_id`,`endpoint_id`) WHERE leased_until is not null;--> statement-breakpoint
CREATE INDEX `notifications_created` ON `notifications` (`created_at`);--> statement-breakpoint
CREATE TRIGGER `scans_failed` AFTER UPDATE OF `status` ON `scans` WHEN new.status = 'failed' AND old.status <> 'failed' AND exists (select 1 from notification_endpoints as e where e.organization_id = new.organization_id and e.disabled_reason is null) AND not exists (select 1 from organizations as o where o.id = new.organization_id and o.copy_of is not null) BEGIN
	insert into notifications (organization_id, uuid, endpoint_id, event, body, due_at, created_at)
	select new.organization_id, unhex(printf('%012x', t.at) || '7000' || '8' || substr(hex(randomblob(8)), 2)), e.id, 'scan.failed',
		json_object('type', 'scan.failed', 'timestamp', strftime('%Y-%m-%dT%H:%M:%fZ', t.at / 1000.0, 'unixepoch'), 'data', json_object(
			'organization', json_object('id', lower(substr(hex(o.uuid), 1, 8) || '-' || substr(hex(o.uuid), 9, 4) || '-' || substr(hex(o.uuid), 13, 4) || '-' || substr(hex(o.uuid), 17, 4) || '-' || substr(hex(o.uuid), 21)), 'slug', o.slug),
			'project', json_object('id', lower(substr(hex(p.uuid), 1, 8) || '-' || substr(hex(p.uuid), 9, 4) || '-' || substr(hex(p.uuid), 13, 4) || '-' || substr(hex(p.uuid), 17, 4) || '-' || substr(hex(p.uuid), 21)), 'slug', p.slug),
			'scan', json_object('id', lower(substr(hex(new.uuid), 1, 8) || '-' || substr(hex(new.uuid), 9, 4) || '-' || substr(hex(new.uuid), 13, 4) || '-' || substr(hex(new.uuid), 17, 4) || '-' || substr(hex(new.uuid), 21)), 'branch', t.branch, 'commit', iif(json_type(new.summary, '$.commit') = 'text', substr(new.summary->>'$.commit', 1, 64), null)),
			'error', iif(json_type(new.summary, '$.error.code') = 'text', json_object('code', substr(new.summary->>'$.error.code', 1, 100), 'message', iif(json_type(new.summary, '$.error.message') = 'text', substr(new.summary->>'$.error.message', 1, 1000), null)), null))),
		t.at, t.at
	from (select max(ifnull(new.finished_at, 0), new.updated_at) as at, ifnull(new.target_ref, (select d.default_branch from projects as d where d.organization_id = new.organization_id and d.id = new.project_id)) as branch) as t
		cross join projects as p on p.organization_id = new.organization_id and p.id = new.project_id
		cross join organizations as o on o.id = new.organization_id
		cross join notification_endpoints as e on e.organization_id = new.organization_id
	where e.disabled_reason is null and exists (select 1 from json_each(e.events) as wanted where wanted.value = 'scan.failed')
		and (e.project_ids is null or exists (select 1 from json_each(e.project_ids) as own where unhex(own.value) = p.uuid))
		and (e.branches is null or exists (select 1 from json_each(e.branches) as b where iif(substr(b.value, -1) = '*', substr(t.branch, 1, length(b.value) - 1) = substr(b.value, 1, length(b.value) - 1), t.branch = b.value)));
END;
