require "roda"

class App < Roda
  plugin :json

  route do |r|
    r.get "hello" do
      "<p>Hello #{ERB::Util.html_escape(r.params["name"])}</p>"
    end

    r.get "name" do
      { name: r.params["name"] }
    end

    r.get Integer, "export" do |id|
      system("export #{id}")
      ""
    end

    r.post "leave" do
      r.redirect "/items/#{r.params["id"].to_i}"
    end
  end
end
