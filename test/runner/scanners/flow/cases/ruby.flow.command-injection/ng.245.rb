require "sequel"

DB = Sequel.connect("postgres://localhost/app")

class Host < Sequel::Model
  many_to_one :owner
end

class Repository
  def initialize
    @db = Sequel.sqlite
  end

  def by_first
    system("ping #{DB[:hosts].first[:name]}") # expect
  end

  def by_where_first
    host = DB[:hosts].where(port: 1).first
    system("ping #{host[:name]}") # expect
  end

  def by_all
    DB[:hosts].all.each { |row| system("ping #{row[:name]}") } # expect
  end

  def by_each
    DB[:hosts].where(port: 1).each { |row| system("ping #{row[:name]}") } # expect
  end

  def by_from
    DB.from(:hosts).each { |row| system("ping #{row[:name]}") } # expect
  end

  def by_get
    system("ping #{DB[:hosts].where(id: 1).get(:name)}") # expect
  end

  def by_select_map
    DB[:hosts].select_map(:name).each { |name| system("ping #{name}") } # expect
  end

  def by_map
    DB[:hosts].map(:name).each { |name| system("ping #{name}") } # expect
  end

  def by_fetch
    DB.fetch("SELECT name FROM hosts") { |row| system("ping #{row[:name]}") } # expect
  end

  def by_fetch_all
    DB.fetch("SELECT name FROM hosts").all.each { |row| system("ping #{row[:name]}") } # expect
  end

  def by_sql
    DB["SELECT name FROM hosts"].each { |row| system("ping #{row[:name]}") } # expect
  end

  def by_instance
    row = @db[:hosts].first(port: 1)
    system("ping #{row[:name]}") # expect
  end

  def by_single
    system("ping #{DB[:hosts].select(:name).single_value}") # expect
  end

  def by_hash
    DB[:hosts].select_hash(:id, :name).each { |id, name| system("ping #{name}") } # expect
  end

  def by_model_first
    system("ping #{Host.first(port: 1).name}") # expect
  end

  def by_model_with_pk
    system("ping #{Host.with_pk!(1).name}") # expect
  end

  def by_model_where
    Host.where(port: 1).each { |host| system("ping #{host.name}") } # expect
  end

  def by_model_all
    Host.all.each { |host| system("ping #{host.owner.title}") } # expect
  end

  def by_model_find
    system("ping #{Host.find(port: 1).name}") # expect
  end

  def by_model_select_map
    Host.select_map(:name).each { |name| system("ping #{name}") } # expect
  end

  def safe
    system("ping #{DB[:hosts].first[:port].to_i}")
  end

  def safe_count
    system("ping #{DB[:hosts].count}")
  end
end
