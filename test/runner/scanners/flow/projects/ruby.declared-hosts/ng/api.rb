require "grape"
require_relative "shell"

class Pings < Grape::API
  params do
    requires :place, type: String, regexp: /\A[a-z]+\z/
    requires :note, type: String
  end
  post :pings do
    Shell.ping(params[:host])
  end
end
