module ReturnPath
  PATHS = ["/", "/orders", "/account"].freeze

  def return_path
    PATHS.find { |path| path == params[:return_to] } || "/"
  end
end
