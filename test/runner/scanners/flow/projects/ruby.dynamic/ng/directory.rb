require 'net/ldap'
require 'singleton'

class Directory
  include Singleton

  def find(uid)
    Net::LDAP::Filter.construct("(uid=#{uid})") # expect
  end
end
