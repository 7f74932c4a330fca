class AccountsController < ApplicationController
  PLANS = %w[basic pro].freeze

  def update
    plan = params[:plan]
    return head(:bad_request) unless PLANS.include?(plan)

    session[:plan] = plan
    session[:page] = Integer(params[:page])
    head :ok
  end
end
