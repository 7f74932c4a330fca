module Sortable
  extend ActiveSupport::Concern

  COLUMNS = %w[created_at name price].freeze

  private

  def sort_column
    COLUMNS.include?(params[:sort]) ? params[:sort] : "created_at"
  end
end
