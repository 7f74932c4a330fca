module TableGuard
  extend ActiveSupport::Concern

  included do
    before_action :guard_table, only: [:index]
  end

  private

  def guard_table
    head :bad_request unless %w[sales stock].include?(params[:table])
  end
end
