require "json"
require "rack"

module Pages
  class App
    ROUTES = { "/history" => :show_history }.freeze

    def initialize(history:)
      @history = history
    end

    def call(env)
      request = Rack::Request.new(env)
      handler = ROUTES[request.path_info]
      handler ? send(handler, request) : [404, {}, []]
    end

    private

    def show_history(request)
      [200, { "content-type" => "application/json" }, [JSON.generate(@history.of(request.params["ref"]))]]
    end
  end
end
