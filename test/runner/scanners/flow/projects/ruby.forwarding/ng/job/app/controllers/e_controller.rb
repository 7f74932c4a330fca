class EController < ApplicationController
  def create
    ExportJob.perform_later(params[:name])
  end
end
