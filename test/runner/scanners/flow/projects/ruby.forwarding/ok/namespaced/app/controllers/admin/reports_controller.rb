class Admin::ReportsController < ApplicationController
  def show
    render plain: Admin::Report.build(params[:name])
  end
end
