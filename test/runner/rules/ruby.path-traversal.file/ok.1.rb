class FilesController < ApplicationController
  def show
    send_file Rails.root.join("uploads", File.basename(params[:name]))
    send_file Document.find(params[:id]).path
  end
end
