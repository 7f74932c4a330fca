require "rom-repository"
require "hanami/db"

class HostRepo < ROM::Repository[:hosts]
  def by_id
    hosts.by_pk(1).one!
  end

  def listing
    hosts.where(port: 1).to_a
  end

  def ping
    host = hosts.where(port: 1).one
    system("ping #{host.name}") # expect
  end

  def ping_pk
    system("ping #{hosts.by_pk(1).one!.name}") # expect
  end

  def ping_all
    hosts.to_a.each { |host| system("ping #{host.name}") } # expect
  end

  def ping_each
    hosts.each { |host| system("ping #{host.name}") } # expect
  end

  def ping_first
    system("ping #{hosts.where(port: 1).first.name}") # expect
  end

  def ping_pluck
    hosts.pluck(:name).each { |name| system("ping #{name}") } # expect
  end

  def ping_listing
    listing.each { |host| system("ping #{host.name}") } # expect
  end

  def safe
    system("ping #{hosts.where(port: 1).one.port.to_i}")
  end
end

class Relations
  def initialize(rom)
    @rom = rom
  end

  def ping
    host = @rom.relations[:hosts].where(port: 1).one
    system("ping #{host[:name]}") # expect
  end
end

class PingAction
  include Deps["repos.host_repo"]

  def call
    system("ping #{host_repo.by_id.name}") # expect
  end
end

class HostRepository < Hanami::Repository
  def ping
    system("ping #{hosts.where(port: 1).map_to(Host).one.name}") # expect
  end
end

class HanamiService
  def ping
    host = HostRepository.new.find(1)
    system("ping #{host.name}") # expect
  end

  def ping_all
    HostRepository.new.all.each { |host| system("ping #{host.name}") } # expect
  end
end
