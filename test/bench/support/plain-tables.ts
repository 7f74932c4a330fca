/** A straightforward schema for findings: one row each, and for each index that the service has for a filter or order, the same. */
export const PLAIN_TABLES = [
  `create table plain_findings (id text primary key, scan_id text not null, org_id text not null, external_id text not null,
    title text not null, severity text not null, scanner text not null, description text, location_path text,
    location_line integer, location_column integer, metadata text not null, created_at integer not null,
    updated_at integer not null)`,
  "create unique index plain_findings_external_id on plain_findings (scan_id, external_id)",
  "create index plain_findings_scan on plain_findings (scan_id, created_at)",
  "create index plain_findings_scan_class on plain_findings (scan_id, severity, scanner, created_at)",
  "create index plain_findings_org on plain_findings (org_id, created_at)",
  "create index plain_findings_org_class on plain_findings (org_id, severity, scanner, created_at)",
  "create index plain_findings_org_scanner on plain_findings (org_id, scanner, severity, created_at)",
  "create index plain_findings_org_title on plain_findings (org_id, title, severity, created_at)",
  "create index plain_findings_org_path on plain_findings (org_id, location_path, severity, created_at)",
  "create index plain_findings_org_scanner_path on plain_findings (org_id, scanner, location_path, severity, created_at)",
] as const;
