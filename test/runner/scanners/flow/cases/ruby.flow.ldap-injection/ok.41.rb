require "sinatra"
get "/" do
  q = params[:q].to_i.to_s
  LDAP::Conn.new.search("dc=x", 2, "(cn=#{q})")
end
