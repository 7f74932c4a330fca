require "sequel"
require "sinatra"

DB = Sequel.connect(ENV.fetch("DATABASE_URL"))

get "/books" do
  books = DB[:books].where(Sequel.lit("title ILIKE '%#{params[:title]}%'")) # expect
  books.all.to_json
end
