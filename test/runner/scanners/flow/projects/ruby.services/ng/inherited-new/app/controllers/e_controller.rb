class EController < ApplicationController
  def index
    render json: NameQuery.rows(params[:v])
  end
end
