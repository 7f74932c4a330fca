class FilesController < ApplicationController
  def show
    send_file "/data/#{Pathname.new(params[:file]).basename}"
  end
end
