require "pg"
require "sinatra/base"

class Directory < Sinatra::Base
  helpers do
    def connection
      @connection ||= PG.connect(dbname: "directory")
    end

    def seen_by(session_token)
      connection.exec_params("UPDATE sessions SET seen_at = now() WHERE token = $1", [session_token])
    end
  end

  post "/seen" do
    seen_by(request.cookies["session"])
    status 204
  end
end
