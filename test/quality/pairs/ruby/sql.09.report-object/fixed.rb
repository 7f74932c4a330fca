class Report
  def initialize(filters)
    @filters = filters
  end

  def rows
    sql = "SELECT * FROM sales WHERE region = " + ActiveRecord::Base.connection.quote(@filters[:region])
    ActiveRecord::Base.connection.execute(sql)
  end
end

class ReportsController < ApplicationController
  def show
    render json: Report.new(params).rows.to_a
  end
end
