class HostsController < ActionController::Base
  before_action :guard_host
  before_action :warn_of_unit
  before_action :guard_kind, if: :signed_in?
  before_action :guard_mode

  private

  def guard_host
    render plain: "no host" unless params[:host].match?(/\A[a-z0-9.]+\z/)
  end

  def warn_of_unit
    logger.warn("unknown unit") unless %w[ms s].include?(params[:unit])
  end

  def guard_kind
    head :bad_request unless %w[csv pdf].include?(params[:kind])
  end

  def guard_mode
    if params[:strict]
      head :bad_request unless %w[fast slow].include?(params[:mode])
    end
  end
end
