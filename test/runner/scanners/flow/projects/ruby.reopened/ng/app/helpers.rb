module Depot
  class App
    def wanted(request)
      request.params["name"]
    end
  end
end
