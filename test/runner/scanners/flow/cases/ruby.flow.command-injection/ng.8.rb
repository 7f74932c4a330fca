class PetChannel < ApplicationCable::Channel
  def groom(data)
    system("groom #{data["name"]}") # expect
  end
end
