class PetsController < ApplicationController
  def create
    fields = params.require(:pet).to_unsafe_h
    Pet.create!(fields.merge(seen: true)) # expect
    pet = Pet.find(params[:id])
    pet.assign_attributes(fields) # expect
  end
end
