class PlansController < ApplicationController
  DEFAULT = { tier: "basic", limits: { users: 5 } }.freeze

  def duplicate
    plan = Marshal.load(params[:plan].unpack1("m")) # expect
    plan[:limits][:users] += 1
    render json: plan
  end
end
