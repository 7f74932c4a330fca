class BaseController < ActionController::Base
  REGIONS = { "eu" => "eu.internal", "us" => "us.internal" }.freeze

  before_action :choose_region, only: [:show]

  private

  def choose_region
    @region = REGIONS.fetch(request.headers["X-Region"], "eu.internal")
  end
end
