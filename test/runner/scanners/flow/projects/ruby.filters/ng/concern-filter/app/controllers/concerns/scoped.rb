module Scoped
  extend ActiveSupport::Concern

  included do
    before_action :load_scope
  end

  private

  def load_scope
    @scope = params[:scope]
  end
end
