class ReportsController < ApplicationController
  def index
    defaults = ActionController::Parameters.new(page: 1)
    @page = defaults.permit!
    @filter = params.slice(:page, :sort).permit!.to_h
  end
end
