class CasesController < ApplicationController
  def show
    value = params[:value]
    Rails.logger.info("user #{value.inspect}")
    logger.info("page #{value.to_i}")
  end
end
