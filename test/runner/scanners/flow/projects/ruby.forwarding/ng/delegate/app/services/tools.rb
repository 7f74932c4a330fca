class Tools
  def ping(host)
    `ping #{host}` # expect
  end
end
