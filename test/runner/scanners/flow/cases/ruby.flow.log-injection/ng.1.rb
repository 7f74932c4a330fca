class CasesController < ApplicationController
  def show
    value = params[:value]
    Rails.logger.info("user #{value}") # expect
    logger.warn("failed for " + value) # expect
  end
end
