class Tools
  def ping(host)
    system("ping", host)
  end
end
