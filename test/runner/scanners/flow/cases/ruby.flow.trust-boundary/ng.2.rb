require "sinatra"

enable :sessions

post "/account" do
  plan = params.fetch("plan", "basic")
  session["plan"] = plan # expect
  redirect "/account"
end
