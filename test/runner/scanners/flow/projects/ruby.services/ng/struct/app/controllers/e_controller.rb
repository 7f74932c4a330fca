class EController < ApplicationController
  def show
    render plain: Query.new(table: "t", filter: params[:filter]).rows
  end
end
