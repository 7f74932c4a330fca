require "mongoid"
require "mongo"

class Host
  include Mongoid::Document
  field :name, type: String
  field :port, type: Integer
end

class Pings
  def initialize
    @client = Mongo::Client.new(["127.0.0.1:27017"], database: "app")
    @collection = @client[:hosts]
  end

  def by_find
    system("ping #{Host.find("1").name}") # expect
  end

  def by_where
    Host.where(port: 1).each { |host| system("ping #{host.name}") } # expect
  end

  def by_where_first
    system("ping #{Host.where(port: 1).first.name}") # expect
  end

  def by_find_by
    system("ping #{Host.find_by(port: 1).name}") # expect
  end

  def by_all
    Host.all.each { |host| system("ping #{host.name}") } # expect
  end

  def by_in
    Host.in(port: [1, 2]).each { |host| system("ping #{host.name}") } # expect
  end

  def by_any_of
    Host.any_of({ port: 1 }, { port: 2 }).each { |host| system("ping #{host.name}") } # expect
  end

  def by_pluck
    Host.pluck(:name).each { |name| system("ping #{name}") } # expect
  end

  def by_distinct
    Host.distinct(:name).each { |name| system("ping #{name}") } # expect
  end

  def by_collection
    Host.collection.find(port: 1).each { |row| system("ping #{row["name"]}") } # expect
  end

  def by_aggregate
    Host.collection.aggregate([{ "$match" => {} }]).each { |row| system("ping #{row["name"]}") } # expect
  end

  def by_driver
    @client[:hosts].find(port: 1).each do |document|
      system("ping #{document[:name]}") # expect
    end
  end

  def by_driver_first
    row = @collection.find(port: 1).first
    system("ping #{row["name"]}") # expect
  end

  def by_driver_update
    row = @collection.find_one_and_update({ port: 1 }, { "$set" => { port: 2 } })
    system("ping #{row["name"]}") # expect
  end

  def by_driver_distinct
    @collection.distinct("name").each { |name| system("ping #{name}") } # expect
  end

  def safe
    system("ping #{Host.where(port: 1).first.name.to_i}")
  end

  def safe_count
    system("ping #{@collection.count_documents({})}")
  end
end
