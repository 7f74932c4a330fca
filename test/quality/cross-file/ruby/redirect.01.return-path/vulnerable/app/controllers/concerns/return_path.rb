module ReturnPath
  def return_path
    params[:return_to] || "/"
  end
end
