class LimitsController < ApplicationController
  LIMITS = YAML.load_file(Rails.root.join("config", "limits.yml"))

  def update
    @limits = LIMITS.merge("daily" => params[:daily].to_i)
    render json: @limits
  end
end
