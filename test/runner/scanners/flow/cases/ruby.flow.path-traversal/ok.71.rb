require "sinatra"

get "/settings" do
  name = params[:name]
  return [400, "Invalid"] if name.include?("/")
  File.read(File.join("/etc/app", name + ".conf"))
end
