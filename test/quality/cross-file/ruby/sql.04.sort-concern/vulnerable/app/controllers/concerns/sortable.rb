module Sortable
  extend ActiveSupport::Concern

  private

  def sort_column
    params[:sort].presence || "created_at"
  end
end
