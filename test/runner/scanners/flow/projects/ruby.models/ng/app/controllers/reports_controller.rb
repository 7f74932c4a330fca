class ReportsController < ApplicationController
  def show
    Reports::Builder.new(params[:format]).build
    Report.named(params[:name])
  end
end
