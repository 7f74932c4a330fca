class BaseController < ActionController::Base
  before_action :choose_region, only: [:show]

  private

  def choose_region
    @region = request.headers["X-Region"]
  end
end
