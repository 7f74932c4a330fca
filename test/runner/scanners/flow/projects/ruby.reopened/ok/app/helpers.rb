module Attic
  class App
    def wanted(request)
      request.params["name"].to_i
    end
  end
end
