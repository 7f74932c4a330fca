ALTER TABLE `scan_jobs` ADD `cloned_commit` text;
--> statement-breakpoint
CREATE TRIGGER `commit_status_cloned` AFTER UPDATE OF `cloned_commit` ON `scan_jobs` WHEN new.cloned_commit is not null AND new.cloned_commit is not ifnull(old.cloned_commit, old.head_commit) AND exists (select 1 from notification_endpoints as e where e.organization_id = new.organization_id and e.format = 'commit_status' and e.disabled_reason is null) AND not exists (select 1 from organizations as o where o.id = new.organization_id and o.copy_of is not null) BEGIN
	insert into notifications (organization_id, uuid, endpoint_id, event, body, due_at, created_at)
	select new.organization_id, unhex(printf('%012x', t.at) || '7000' || c.position || substr(hex(randomblob(8)), 2)), e.id, 'commit_status',
		json_object('type', 'commit_status', 'data', json_object('scan_id', lower(substr(hex(s.uuid), 1, 8) || '-' || substr(hex(s.uuid), 9, 4) || '-' || substr(hex(s.uuid), 13, 4) || '-' || substr(hex(s.uuid), 17, 4) || '-' || substr(hex(s.uuid), 21)), 'branch', new.branch, 'commit', c.head, 'state', c.state)), t.at, t.at
	from (select cast(unixepoch('subsec') * 1000 as integer) as at) as t
		cross join (select ifnull(old.cloned_commit, old.head_commit) as head, 'superseded' as state, '8' as position union all select new.cloned_commit, 'pending', '9') as c
		cross join scans as s on s.organization_id = new.organization_id and s.id = new.scan_id
		cross join projects as p on p.organization_id = new.organization_id and p.id = new.project_id
		cross join notification_endpoints as e on e.organization_id = new.organization_id
	where c.head is not null and e.format = 'commit_status' and e.disabled_reason is null and e.project_ids = json_array(hex(p.uuid));
END;
--> statement-breakpoint
DROP TRIGGER `commit_status_ended`;
--> statement-breakpoint
CREATE TRIGGER `commit_status_ended` AFTER UPDATE OF `status` ON `scans` WHEN new.status in ('failed', 'canceled') AND new.status <> old.status AND exists (select 1 from notification_endpoints as e where e.organization_id = new.organization_id and e.format = 'commit_status' and e.disabled_reason is null) AND not exists (select 1 from organizations as o where o.id = new.organization_id and o.copy_of is not null) BEGIN
	insert into notifications (organization_id, uuid, endpoint_id, event, body, due_at, created_at)
	select new.organization_id, unhex(printf('%012x', t.at) || '70008' || substr(hex(randomblob(8)), 2)), e.id, 'commit_status',
		json_object('type', 'commit_status', 'data', json_object('scan_id', lower(substr(hex(new.uuid), 1, 8) || '-' || substr(hex(new.uuid), 9, 4) || '-' || substr(hex(new.uuid), 13, 4) || '-' || substr(hex(new.uuid), 17, 4) || '-' || substr(hex(new.uuid), 21)), 'branch', j.branch, 'commit', coalesce(j.cloned_commit, j.head_commit, substr(new.summary->>'$.commit', 1, 64)), 'state', new.status)), t.at, t.at
	from (select cast(unixepoch('subsec') * 1000 as integer) as at) as t
		cross join scan_jobs as j on j.organization_id = new.organization_id and j.scan_id = new.id
		cross join projects as p on p.organization_id = new.organization_id and p.id = new.project_id
		cross join notification_endpoints as e on e.organization_id = new.organization_id
	where coalesce(j.cloned_commit, j.head_commit, new.summary->>'$.commit') is not null and e.format = 'commit_status' and e.disabled_reason is null
		and e.project_ids = json_array(hex(p.uuid));
END;
