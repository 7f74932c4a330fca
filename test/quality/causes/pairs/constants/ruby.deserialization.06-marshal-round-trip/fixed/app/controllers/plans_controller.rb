class PlansController < ApplicationController
  DEFAULT = { tier: "basic", limits: { users: 5 } }.freeze

  def duplicate
    plan = Marshal.load(Marshal.dump(DEFAULT))
    plan[:limits][:users] += 1
    render json: plan
  end
end
