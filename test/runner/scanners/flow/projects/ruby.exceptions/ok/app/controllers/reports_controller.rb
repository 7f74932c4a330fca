class ReportsController < ApplicationController
  def show
    raise MissingReport, "No report #{params[:name].to_i}"
  end
end
