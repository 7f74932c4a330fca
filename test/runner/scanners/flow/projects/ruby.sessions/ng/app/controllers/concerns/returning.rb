module Returning
  def keep_place
    session[:return_to] = params[:return_to] # expect
  end
end
