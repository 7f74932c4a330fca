class RootController < ActionController::Base
  before_action :remember_page

  private

  def remember_page
    @page = params[:page].to_i
  end

  def turn(target)
    redirect_to target, allow_other_host: true
  end
end
