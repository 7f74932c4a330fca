class EController < ApplicationController
  def show
    render plain: Query.new("t", params[:filter]).rows
  end
end
