require "sinatra"
require_relative "rules"
get "/A" do
  host = params[:host]
  r = Rules.result(host)
  halt 400 if r.ok
  system("A #{host}") # expect
end
get "/B" do
  host = params[:host]
  r = Rules.new.check(host)
  system("B #{host}") # expect
end
