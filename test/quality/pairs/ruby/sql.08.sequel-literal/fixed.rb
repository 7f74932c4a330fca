require "roda"
require "sequel"

class App < Roda
  plugin :json
  plugin :all_verbs

  DATABASE = Sequel.connect(ENV.fetch("DATABASE_URL"))

  route do |r|
    r.get "search" do
      term = r.params["term"].to_s.strip
      query = "SELECT id, title FROM books WHERE title ILIKE ? LIMIT 20"
      DATABASE.fetch(query, "%" + term + "%").all
    end
  end
end
