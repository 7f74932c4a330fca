require "sinatra/base"

class Pet < ActiveRecord::Base
end

class Pets < Sinatra::Base
  put "/pets/:id" do
    body = JSON.parse(request.body.read)
    Pet.find(params[:id]).update!(body) # expect
    Pet.new(body).save # expect
  end
end
