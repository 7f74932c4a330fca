class ExportsController < ApplicationController
  TITLES = { "sales" => "Sales", "stock" => "Stock" }.freeze

  def show
    response.headers["X-Report-Title"] = TITLES.fetch(params[:title], "Report")
    response.headers["X-Page"] = params[:page].to_i.to_s
    head :no_content
  end
end
