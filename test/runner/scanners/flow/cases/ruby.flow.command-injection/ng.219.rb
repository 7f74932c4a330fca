require "sinatra/base"
require "json"

class App < Sinatra::Base
  get "/h/:host" do
    system("x #{params[:host]}") # expect
    system("x #{params["host"]}") # expect
  end

  get "/b/:name" do |name|
    system("x #{name}") # expect
  end

  get %r{/r/(\w+)} do |name|
    system("x #{params["captures"].first}") # expect
  end

  get "/s/*" do
    system("x #{params["splat"].first}") # expect
  end

  post "/j" do
    data = JSON.parse(request.body.read)
    system("x #{data["host"]}") # expect
    system("x #{request.env["HTTP_USER_AGENT"]}") # expect
    system("x #{env["HTTP_USER_AGENT"]}") # expect
    system("x #{request.cookies["host"]}") # expect
    system("x #{cookies[:host]}") # expect
    system("x #{params[:file][:filename]}") # expect
    system("x #{request.path_info}") # expect
    system("x #{request.user_agent}") # expect
    system("x #{request.request_method}")
    system("x #{request.script_name} #{request.scheme} #{request.port}")
    system("seq #{params[:n].to_i}")
  end

  before do
    system("x #{params[:host]}") # expect
  end
end
