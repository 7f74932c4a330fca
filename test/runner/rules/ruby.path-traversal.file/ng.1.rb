class FilesController < ApplicationController
  def show
    send_file Rails.root.join("uploads", params[:name]) # expect
  end
end
