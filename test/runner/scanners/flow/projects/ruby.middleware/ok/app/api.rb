require "grape"

class Api < Grape::API
  format :txt

  rescue_from ArgumentError do |e|
    system("logger", e.message)
  end

  get "/stamps" do
    raise ArgumentError, "there is no stamp #{params[:name]}"
  end
end
