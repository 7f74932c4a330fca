require "sinatra"

get "/out" do
  to_url = params[:to]
  to_url = "/" unless to_url.start_with?("/") && !to_url.start_with?("//")
  redirect to_url
end
