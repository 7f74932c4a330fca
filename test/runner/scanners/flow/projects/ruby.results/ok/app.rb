require "sinatra"
require_relative "rules"
get "/a" do
  host = params[:host]
  halt 400 unless Rules.problem(host).nil?
  system("a #{host}")
end
get "/b" do
  host = params[:host]
  r = Rules.result(host)
  halt 400 unless r.ok
  system("b #{host}")
end
get "/c" do
  host = params[:host]
  r = Rules.new.check(host)
  halt 400 unless r.valid?
  system("c #{host}")
end
get "/d" do
  host = params[:host]
  r = Rules.new.check(host)
  halt 400 if r.errors.any?
  system("d #{host}")
end
