module Returning
  PLACES = { "cart" => "/cart", "home" => "/" }.freeze

  def keep_place
    session[:return_to] = PLACES[params[:return_to]]
    session[:page] = params[:page].to_i
  end
end
