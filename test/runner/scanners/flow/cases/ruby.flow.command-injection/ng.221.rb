require "roda"

class App < Roda
  plugin :json_parser
  plugin :all_verbs

  route do |r|
    r.on "hosts" do
      r.is String do |name|
        system("x #{name}") # expect
      end
      r.get "h", String do |name|
        system("x #{name}") # expect
      end
      r.get Integer do |id|
        system("seq #{id}")
      end
      r.post do
        system("x #{r.params["host"]}") # expect
        system("x #{r.POST["host"]}") # expect
        system("x #{r.GET["host"]}") # expect
        system("x #{request.params["host"]}") # expect
        system("x #{r.body.read}") # expect
        system("x #{r.env["HTTP_X"]}") # expect
        system("x #{r.cookies["host"]}") # expect
        system("x #{r.path}") # expect
        system("x #{r.remaining_path}") # expect
        system("x #{r.params["doc"][:filename]}") # expect
        system("x #{r.headers["X-Host"]}") # expect
        system("x #{r.user_agent}") # expect
        system("x #{r.query_string}") # expect
      end
    end
  end
end
