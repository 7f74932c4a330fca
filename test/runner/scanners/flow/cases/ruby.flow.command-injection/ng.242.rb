require "dm-core"
require "ohm"
require "dynamoid"

class Host
  include DataMapper::Resource
  property :id, Serial
  property :name, String
end

class Pings
  def by_get
    system("ping #{Host.get(1).name}") # expect
  end

  def by_get_bang
    system("ping #{Host.get!(1).name}") # expect
  end

  def by_all
    Host.all(port: 1).each { |host| system("ping #{host.name}") } # expect
  end

  def by_first
    system("ping #{Host.first(port: 1).name}") # expect
  end

  def by_first_or_create
    system("ping #{Host.first_or_create(port: 1).name}") # expect
  end

  def by_index
    system("ping #{Host[1].name}")
  end

  def by_repository
    rows = DataMapper.repository(:default).adapter.select("SELECT name FROM hosts")
    system("ping #{rows.first.name}") # expect
  end

  def safe
    system("ping #{Host.first(port: 1).name.to_i}")
  end
end
