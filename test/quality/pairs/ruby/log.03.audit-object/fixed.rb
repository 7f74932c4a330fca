class AuditTrail
  def initialize(logger)
    @logger = logger
  end

  def record(action, subject)
    @logger.info { "#{action}: #{subject.delete("\r\n")}" }
  end
end

class RefundsController < ApplicationController
  def create
    AuditTrail.new(Rails.logger).record("refund", params[:order])
    head :accepted
  end
end
