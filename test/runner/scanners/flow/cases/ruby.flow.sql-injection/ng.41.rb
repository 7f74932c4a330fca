require "sinatra"
get "/" do
  q = params[:q]
  client = TinyTds::Client.new({})
  client.execute("select #{q}") # expect
  Trilogy.new(host: "x").query("select #{q}") # expect
  OCI8.new("u", "p").exec("select #{q}") # expect
  DB["select #{q}"] # expect
  DB.run("select #{q}") # expect
  repository.adapter.select("select #{q}") # expect
  Arel.sql(q) # expect
  User.order(Arel.sql(q)) # expect
end
