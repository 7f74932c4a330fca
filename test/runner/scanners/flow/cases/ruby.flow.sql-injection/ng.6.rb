class PetAction < Hanami::Action
  def handle(request, response)
    response.body = pets.read("SELECT * FROM pets WHERE name = '#{request.params[:name]}'").to_a # expect
  end
end
