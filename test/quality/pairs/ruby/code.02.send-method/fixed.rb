class ExportsController < ApplicationController
  FORMATS = { "csv" => :to_csv, "json" => :to_json }.freeze

  def show
    orders = current_user.orders.limit(100)
    data = orders.send(FORMATS.fetch(params[:as], :to_json))
    send_data data, filename: "orders"
  end
end
