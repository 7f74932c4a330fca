CREATE TABLE `operator_events` (
	`uuid` blob PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`action` text NOT NULL,
	`organization` text,
	`request_id` text NOT NULL,
	`network` text NOT NULL,
	`detail` text NOT NULL
);
