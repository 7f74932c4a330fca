require "sqlite3"

database = SQLite3::Database.new("jobs.db")
database.execute("SELECT file FROM jobs").each do |row|
  system("convert", "--", row[0], "out.png")
end
