class StatementsController < ApplicationController
  def show
    period = Period.find_by(label: params[:label])
    return head(:not_found) if period.nil?

    rows = ActiveRecord::Base.connection.select_all("SELECT * FROM statements_#{period.suffix}")
    render json: { title: period.title, rows: rows.to_a }
  end
end
