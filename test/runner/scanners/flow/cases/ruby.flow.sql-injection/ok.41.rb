require "sinatra"
get "/" do
  q = params[:q].to_i.to_s
  client = TinyTds::Client.new({})
  client.execute("select #{q}")
  Trilogy.new(host: "x").query("select #{q}")
  OCI8.new("u", "p").exec("select #{q}")
  DB["select #{q}"]
  DB.run("select #{q}")
  repository.adapter.select("select #{q}")
  Arel.sql(q)
  User.order(Arel.sql(q))
end
