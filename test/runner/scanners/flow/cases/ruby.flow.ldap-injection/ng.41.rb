require "sinatra"
get "/" do
  q = params[:q]
  LDAP::Conn.new.search("dc=x", 2, "(cn=#{q})") # expect
end
