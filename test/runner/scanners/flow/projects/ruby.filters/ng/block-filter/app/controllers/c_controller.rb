class CController < ApplicationController
  before_action { @name = params[:name] }

  def index
    render json: Runner.go(@name)
  end
end
