class MembersController < ApplicationController
  def search
    members = Member.matching("name", params[:name])
    render json: members.map(&:id)
  end
end
