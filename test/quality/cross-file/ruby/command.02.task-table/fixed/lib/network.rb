require "ipaddr"
require "resolv"

module Network
  def self.resolve(target)
    Resolv.getaddress(target)
  end

  def self.trace(target)
    address = IPAddr.new(target).to_s
    `traceroute -m 5 #{address}`
  end
end
