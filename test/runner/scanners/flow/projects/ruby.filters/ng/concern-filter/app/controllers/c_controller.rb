class CController < ApplicationController
  include Scoped

  def index
    render json: Thing.in_scope(@scope)
  end
end
