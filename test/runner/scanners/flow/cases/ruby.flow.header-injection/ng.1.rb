class DownloadController < ApplicationController
  def show
    name = params[:name]
    response.headers["Content-Disposition"] = "attachment; filename=#{name}" # expect
    head :ok
  end
end
