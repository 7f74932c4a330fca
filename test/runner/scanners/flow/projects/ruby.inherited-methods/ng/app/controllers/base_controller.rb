class BaseController < ActionController::Base
  before_action :remember

  private

  def remember
    @back = params[:back].to_s
    @page = params[:page].to_i
  end

  def leave(target)
    redirect_to target, allow_other_host: true # expect
  end
end
