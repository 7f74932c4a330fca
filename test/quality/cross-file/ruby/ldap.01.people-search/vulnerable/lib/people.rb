require_relative "people_filter"

class People
  BASE = "ou=people,dc=example,dc=org"

  def initialize(ldap)
    @ldap = ldap
  end

  def count(login)
    @ldap.search(base: BASE, filter: PeopleFilter.for(login)).size # expect
  end
end
