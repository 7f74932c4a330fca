require "active_record"

class Owner < ApplicationRecord
  has_many :hosts
end

class Host < ApplicationRecord
  belongs_to :owner
end

class HostsController < ApplicationController
  def by_find
    host = Host.find(1)
    system("ping #{host.name}") # expect
  end

  def by_find_by
    host = Host.find_by(port: 1)
    system("ping #{host.name}") # expect
  end

  def by_find_by_bang
    host = Host.find_by!(port: 1)
    system("ping #{host.name}") # expect
  end

  def by_where_each
    Host.where(port: 1).each do |host|
      system("ping #{host.name}") # expect
    end
  end

  def by_all_each
    Host.all.each { |host| system("ping #{host.name}") } # expect
  end

  def by_find_each
    Host.where(port: 1).find_each do |host|
      system("ping #{host.name}") # expect
    end
  end

  def by_class_find_each
    Host.find_each { |host| system("ping #{host.name}") } # expect
  end

  def by_in_batches
    Host.find_in_batches(batch_size: 10) do |batch|
      batch.each { |host| system("ping #{host.name}") } # expect
    end
  end

  def by_pluck
    Host.where(port: 1).pluck(:name).each { |name| system("ping #{name}") } # expect
  end

  def by_class_pluck
    Host.pluck(:name).each { |name| system("ping #{name}") } # expect
  end

  def by_pluck_pairs
    Host.pluck(:port, :name).each do |port, name|
      system("ping #{name}") # expect
    end
  end

  def by_pick
    system("ping #{Host.where(port: 1).pick(:name)}") # expect
  end

  def by_class_pick
    system("ping #{Host.pick(:name)}") # expect
  end

  def by_first
    system("ping #{Host.first.name}") # expect
  end

  def by_order_last
    system("ping #{Host.order(:name).last.name}") # expect
  end

  def by_map
    names = Host.all.map(&:name)
    system("ping #{names.first}") # expect
  end

  def by_joins
    host = Host.joins(:owner).where(owners: { id: 1 }).first
    system("ping #{host.owner.title}") # expect
  end

  def by_includes
    Host.includes(:owner).each { |host| system("ping #{host.owner.title}") } # expect
  end

  def by_association
    owner = Owner.find(1)
    owner.hosts.each { |host| system("ping #{host.name}") } # expect
  end

  def by_current_user
    host = current_user.hosts.find(1)
    system("ping #{host.name}") # expect
  end

  def by_current_user_loop
    current_user.hosts.where(port: 1).each { |host| system("ping #{host.name}") } # expect
  end

  def by_find_by_sql
    Host.find_by_sql("SELECT * FROM hosts").each { |host| system("ping #{host.name}") } # expect
  end

  def by_dynamic
    host = Host.find_by_name("a")
    system("ping #{host.address}") # expect
  end

  def by_find_or_create
    host = Host.find_or_create_by!(port: 1)
    system("ping #{host.name}") # expect
  end

  def by_find_or_initialize
    host = Host.find_or_initialize_by(port: 1)
    system("ping #{host.name}") # expect
  end

  def by_take
    system("ping #{Host.take.name}") # expect
  end

  def by_sole
    system("ping #{Host.find_sole_by(port: 1).name}") # expect
  end

  def by_limit
    Host.limit(3).each { |host| system("ping #{host.name}") } # expect
  end

  def by_select
    Host.select(:name).each { |host| system("ping #{host.name}") } # expect
  end

  def by_not
    Host.where.not(port: 1).each { |host| system("ping #{host.name}") } # expect
  end

  def by_attributes
    row = Host.find(1).attributes
    system("ping #{row["name"]}") # expect
  end

  def by_read_attribute
    host = Host.find(1)
    system("ping #{host[:name]}") # expect
  end

  def by_select_all
    rows = ActiveRecord::Base.connection.select_all("SELECT name FROM hosts")
    rows.each { |row| system("ping #{row["name"]}") } # expect
  end

  def by_exec_query
    result = ActiveRecord::Base.connection.exec_query("SELECT name FROM hosts")
    result.each { |row| system("ping #{row["name"]}") } # expect
  end

  def by_rows
    ActiveRecord::Base.connection.exec_query("SELECT name FROM hosts").rows.each do |row|
      system("ping #{row[0]}") # expect
    end
  end

  def by_connection_execute
    ActiveRecord::Base.connection.execute("SELECT name FROM hosts").each do |row|
      system("ping #{row["name"]}") # expect
    end
  end

  def by_model_connection
    value = Host.connection.select_value("SELECT name FROM hosts")
    system("ping #{value}") # expect
  end

  def by_with_connection
    ActiveRecord::Base.with_connection do |conn|
      conn.execute("SELECT name FROM hosts").each { |row| system("ping #{row["name"]}") } # expect
    end
  end

  def by_cache
    system("ping #{Rails.cache.read("host")}") # expect
  end

  def by_cache_fetch
    host = Rails.cache.fetch("host") { "x" }
    system("ping #{host}") # expect
  end

  def by_cache_multi
    hosts = Rails.cache.read_multi("a", "b")
    system("ping #{hosts["a"]}") # expect
  end

  def by_attachment
    host = Host.find(1)
    text = host.document.download
    system("ping #{text}") # expect
  end

  def by_attachment_open
    @host.document.open do |file|
      system("ping #{file.read}") # expect
    end
  end

  def by_blob
    blob = ActiveStorage::Blob.find_signed("x")
    system("ping #{blob.download}") # expect
  end

  def by_setting
    system("ping #{Setting.find_by(key: "host").value}") # expect
  end

  def safe_number
    host = Host.find(1)
    system("ping -p #{host.port.to_i}")
  end

  def safe_count
    system("ping -c #{Host.where(port: 1).count}")
  end

  def safe_list
    host = Host.find(1)
    return unless %w[a b].include?(host.name)
    system("ping #{host.name}")
  end
end
