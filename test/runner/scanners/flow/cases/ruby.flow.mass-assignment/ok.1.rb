class PetsController < ApplicationController
  def create
    fields = params.require(:pet).permit(:name, :age)
    Pet.create!(fields.merge(seen: true))
    pet = Pet.find(params[:id])
    pet.assign_attributes(name: params[:name])
  end
end
