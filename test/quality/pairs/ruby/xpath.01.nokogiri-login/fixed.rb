require "nokogiri"
require "sinatra"

USERS = Nokogiri::XML(File.read("users.xml"))

post "/login" do
  name = params[:name]
  user = USERS.at_xpath("//user[name=$name]", nil, { name: name })
  status user ? 204 : 401
end
