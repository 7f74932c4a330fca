require "csv"

class ExportsController < ApplicationController
  def create
    folder = params.permit(:folder, :year)[:folder]
    year = Integer(params.permit(:folder, :year)[:year])
    CSV.open("/srv/exports/#{year}.csv", "w") do |csv|
      csv << %w[number total]
      current_user.orders.find_each { |order| csv << [order.number, order.total] }
    end
    render json: { stored: folder.present? }, status: :created
  end
end
