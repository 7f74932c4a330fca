require "sinatra/base"

class Pets < Sinatra::Base
  WRITABLE = %w[name age].freeze

  put "/pets/:id" do
    body = JSON.parse(request.body.read)
    pet = Pet.find(params[:id])
    pet.update!(body.slice(*WRITABLE))
    pet.update!("name" => body["name"])
    changes = {}
    WRITABLE.each { |name| changes[name] = body[name] }
    pet.update!(changes)
  end
end
