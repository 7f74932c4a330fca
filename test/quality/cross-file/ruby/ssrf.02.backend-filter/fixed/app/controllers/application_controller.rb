class ApplicationController < ActionController::API
  BACKENDS = { "eu" => "http://stock-eu.internal" }.freeze

  before_action :choose_backend

  private

  def choose_backend
    @backend = BACKENDS.fetch(request.headers["X-Backend"], "http://stock.internal")
  end
end
