class GuestsController < ApplicationController
  def create
    Rails.logger.info("guest: #{params[:name].gsub(/\W/, "_").length} #{params[:note].gsub(/[[:alpha:]]/, "x")}") # expect
    head :created
  end
end
