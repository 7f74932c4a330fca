CREATE TABLE `rule_descriptors` (
	`organization_id` integer NOT NULL,
	`hash` blob NOT NULL,
	`descriptor` text NOT NULL,
	PRIMARY KEY(`organization_id`, `hash`),
	FOREIGN KEY (`organization_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rule_texts_descriptor` ON `rule_texts` (`organization_id`,(metadata ->> '$[0].sarif.rule')) WHERE metadata ->> '$[0].sarif.rule' is not null;