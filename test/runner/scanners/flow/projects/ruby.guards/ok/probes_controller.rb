class ProbesController < ActionController::Base
  before_action :check_host, except: %i[index]

  private

  def check_host
    unless params[:host].match?(/\A[a-z0-9.]+\z/)
      render plain: "no host", status: :bad_request
    end
  end
end
