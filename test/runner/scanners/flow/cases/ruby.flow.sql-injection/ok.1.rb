class CasesController < ApplicationController
  def show
    value = params[:value]
    User.where("name = ?", value)
    User.where(name: value)
    User.where("id = #{value.to_i}")
  end
end
