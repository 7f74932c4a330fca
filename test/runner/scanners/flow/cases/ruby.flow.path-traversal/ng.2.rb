class FilesController < ApplicationController
  def show
    name = params[:name]
    send_file Rails.root.join("uploads", name) # expect
  end
end
