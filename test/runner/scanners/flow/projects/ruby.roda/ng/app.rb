require "roda"

class App < Roda
  route do |r|
    r.get "hello" do
      "<p>Hello #{r.params["name"]}</p>" # expect
    end

    r.get String, "export" do |name|
      system("export #{name}") # expect
      ""
    end

    r.post "leave" do
      r.redirect r.params["to"] # expect
    end
  end
end
