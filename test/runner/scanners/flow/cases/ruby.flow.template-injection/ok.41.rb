require "sinatra"
get "/" do
  q = params[:q].to_i.to_s
  Handlebars::Context.new.compile(q)
  Radius::Parser.new.parse(q)
  Slim::Template.new { q }.render
  ERB.new(q).result
end
