require "net/ldap"

module PeopleFilter
  def self.for(login)
    Net::LDAP::Filter.construct("(&(objectClass=person)(uid=#{login}))") # expect
  end
end
