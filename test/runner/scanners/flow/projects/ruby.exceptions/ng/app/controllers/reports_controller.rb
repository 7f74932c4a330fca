class ReportsController < ApplicationController
  def show
    raise MissingReport, "No report #{params[:name]}"
  end
end
