require "pg"
require "mysql2"
require "sqlite3"
require "connection_pool"

class Drivers
  def by_pg
    conn = PG.connect(dbname: "app")
    conn.exec("SELECT name FROM hosts").each { |row| system("ping #{row["name"]}") } # expect
  end

  def by_pg_block
    conn = PG.connect(dbname: "app")
    conn.exec("SELECT name FROM hosts") do |result|
      result.each { |row| system("ping #{row["name"]}") } # expect
    end
  end

  def by_pg_params
    conn = PG::Connection.new(dbname: "app")
    result = conn.exec_params("SELECT name FROM hosts WHERE id = $1", [1])
    system("ping #{result[0]["name"]}") # expect
  end

  def by_pg_value
    connection = PG.connect(dbname: "app")
    system("ping #{connection.exec("SELECT name FROM hosts").getvalue(0, 0)}") # expect
  end

  def by_pg_prepared
    conn = PG.connect(dbname: "app")
    conn.prepare("a", "SELECT name FROM hosts")
    system("ping #{conn.exec_prepared("a", []).first["name"]}") # expect
  end

  def by_pg_values
    conn = PG.connect(dbname: "app")
    conn.async_exec("SELECT name FROM hosts").values.each { |name,| system("ping #{name}") } # expect
  end

  def by_mysql
    client = Mysql2::Client.new(host: "localhost")
    client.query("SELECT name FROM hosts").each { |row| system("ping #{row["name"]}") } # expect
  end

  def by_mysql_prepared
    client = Mysql2::Client.new(host: "localhost")
    statement = client.prepare("SELECT name FROM hosts WHERE id = ?")
    statement.execute(1).each { |row| system("ping #{row["name"]}") } # expect
  end

  def by_sqlite
    db = SQLite3::Database.new("app.db")
    db.execute("SELECT name FROM hosts") { |row| system("ping #{row[0]}") } # expect
  end

  def by_sqlite_all
    db = SQLite3::Database.new("app.db")
    db.execute("SELECT name FROM hosts").each { |row| system("ping #{row[0]}") } # expect
  end

  def by_sqlite_row
    db = SQLite3::Database.new("app.db")
    system("ping #{db.get_first_row("SELECT name FROM hosts")[0]}") # expect
  end

  def by_sqlite_query
    db = SQLite3::Database.open("app.db")
    db.query("SELECT name FROM hosts").each { |row| system("ping #{row["name"]}") } # expect
  end

  def by_sqlite_prepared
    db = SQLite3::Database.new("app.db")
    statement = db.prepare("SELECT name FROM hosts")
    statement.execute.each { |row| system("ping #{row[0]}") } # expect
  end

  def by_member
    @db ||= SQLite3::Database.new("app.db")
    @db.execute2("SELECT name FROM hosts").each { |row| system("ping #{row[0]}") } # expect
  end

  def safe
    db = SQLite3::Database.new("app.db")
    system("ping #{db.get_first_value("SELECT port FROM hosts").to_i}")
  end

  def safe_list
    conn = PG.connect(dbname: "app")
    name = conn.exec("SELECT name FROM hosts").first["name"]
    system("ping #{name}") if %w[a b].include?(name)
  end
end
