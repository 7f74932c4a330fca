class UploadsController < ApplicationController
  def create
    UploadService.new.store(params[:file], params[:name])
    head :created
  end
end
