class RefundsController < ApplicationController
  def create
    logger.info { "refund of #{params[:order]}" } # expect
  end
end
