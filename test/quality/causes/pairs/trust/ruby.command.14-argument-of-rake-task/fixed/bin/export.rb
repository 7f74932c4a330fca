#!/usr/bin/env ruby
table = ARGV.fetch(0)
system("pg_dump -t #{table} app_production > /tmp/export.sql") # at most low
