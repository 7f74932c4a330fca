require "sinatra"
get "/" do
  q = params[:q]
  Handlebars::Context.new.compile(q) # expect
  Radius::Parser.new.parse(q) # expect
  Slim::Template.new { q }.render # expect
  ERB.new(q).result # expect
end
