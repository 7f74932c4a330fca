class DownloadController < ApplicationController
  def show
    name = params[:name]
    response.headers["Content-Disposition"] = "attachment; filename=#{ERB::Util.url_encode(name)}"
    head :ok
  end
end
