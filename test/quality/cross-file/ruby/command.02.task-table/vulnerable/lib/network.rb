require "ipaddr"
require "resolv"

module Network
  def self.resolve(target)
    Resolv.getaddress(target)
  end

  def self.trace(target)
    `traceroute -m 5 #{target}` # expect
  end
end
