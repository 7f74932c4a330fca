require "sinatra"
require_relative "lib/people"

people = People.new(Net::LDAP.new(host: "ldap.internal"))

get "/people" do
  people.count(params[:login]).to_s
end
