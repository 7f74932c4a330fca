require "sequel"
require "sinatra"

DB = Sequel.connect(ENV.fetch("DATABASE_URL"))

get "/books" do
  books = DB[:books].where(Sequel.ilike(:title, "%#{params[:title]}%"))
  books.where(Sequel.like(:author, "#{params[:author]}%")).all.to_json
end
