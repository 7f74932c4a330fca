class ReportsController < ApplicationController
  def show
    @rows = Report.annotate(params[:comment]) # expect
    @first = Report.find_by_sql("select * from reports where name = '#{params[:name]}'").first # expect
  end
end
