class ScoresController < ApplicationController
  def index
    render json: Score.above(params[:minimum]).to_a
  end
end
