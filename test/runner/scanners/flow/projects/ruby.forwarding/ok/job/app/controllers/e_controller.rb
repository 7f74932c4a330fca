class EController < ApplicationController
  def create
    ExportJob.perform_later(params[:name].to_i)
  end
end
