CREATE TABLE `sweeps` (
	`id` integer PRIMARY KEY NOT NULL,
	`swept_at` integer NOT NULL,
	`stopped_at` integer NOT NULL,
	`resumed_at` integer NOT NULL
);
