require "rack"

class Archive
  def call(env)
    request = Rack::Request.new(env)
    return json(400, error: "no name") unless request.params["name"]

    send(:download, request.params["name"])
  end

  private

  def download(name)
    headers = {
      "content-type" => "application/gzip",
      "content-disposition" => %(attachment; filename="archive.tar.gz")
    }
    [200, headers, [name]]
  end

  def json(status, payload)
    [status, { "content-type" => "application/json" }, [JSON.generate(payload)]]
  end
end
