module CheckedTable
  extend ActiveSupport::Concern

  included do
    before_action :check_table, only: [:index]
  end

  private

  def check_table
    head :bad_request unless %w[sales stock].include?(params[:table])
  end
end
