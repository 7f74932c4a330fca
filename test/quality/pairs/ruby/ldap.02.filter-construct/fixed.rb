require "net/ldap"
require "sinatra/base"

class Groups < Sinatra::Base
  def by_name(name)
    Net::LDAP::Filter.eq("objectClass", "group") & Net::LDAP::Filter.equals("cn", name)
  end

  get "/groups/:name" do
    ldap = Net::LDAP.new(host: "ldap.example.com")
    found = ldap.search(base: "dc=example,dc=com", filter: by_name(params[:name]), size: 5)
    halt 404 if found.nil? || found.empty?
    status 204
  end
end
