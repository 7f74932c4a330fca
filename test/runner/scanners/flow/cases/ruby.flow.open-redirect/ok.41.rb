require "sinatra"
get "/" do
  q = params[:q].to_i.to_s
  redirect q
end
