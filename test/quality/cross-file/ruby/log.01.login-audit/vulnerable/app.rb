require "sinatra"
require_relative "lib/audit"

audit = Audit.new

post "/login" do
  audit.failed_login(params[:user])
  halt 401
end
