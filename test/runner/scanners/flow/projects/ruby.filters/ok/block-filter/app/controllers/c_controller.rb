class CController < ApplicationController
  before_action { @name = params[:name].to_i }

  def index
    render json: Runner.go(@name)
  end
end
