package app.lagoon;

record Reading(String station, int level) {}
