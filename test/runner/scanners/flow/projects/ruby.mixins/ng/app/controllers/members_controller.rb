class MembersController < ApplicationController
  include Filters

  def index
    render json: Member.matching(filter)
  end
end
