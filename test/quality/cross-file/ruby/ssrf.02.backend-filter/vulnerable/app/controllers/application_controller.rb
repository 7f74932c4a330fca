class ApplicationController < ActionController::API
  before_action :choose_backend

  private

  def choose_backend
    @backend = request.headers["X-Backend"] || "http://stock.internal"
  end
end
