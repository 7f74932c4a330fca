class SessionsController < ApplicationController
  def create
    target = params[:return_to]
    return head(:bad_request) if target.blank?

    redirect_to target, allow_other_host: true
  end
end
