class VisitsController < ApplicationController
  def create
    Rails.logger.info("visit: #{params[:note].gsub(/[[:cntrl:]]/, " ")}")
    Rails.logger.info("visit: #{params[:place].gsub(/\p{Cntrl}/, "")}")
    Rails.logger.info("visit: #{params[:guest].gsub(/[\x00-\x1f]/, "")}")
    head :created
  end
end
