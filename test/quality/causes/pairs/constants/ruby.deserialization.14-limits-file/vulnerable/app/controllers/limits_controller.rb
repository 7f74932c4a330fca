class LimitsController < ApplicationController
  LIMITS = YAML.load_file(Rails.root.join("config", "limits.yml"))

  def update
    @limits = LIMITS.merge(YAML.unsafe_load(request.body.read)) # expect
    render json: @limits
  end
end
