class ProfilesController < ApplicationController
  def update
    profile.update!(profile_params)
  rescue ActiveRecord::RecordInvalid => e
    render json: { error: e.message }, status: :unprocessable_entity
  end
end
