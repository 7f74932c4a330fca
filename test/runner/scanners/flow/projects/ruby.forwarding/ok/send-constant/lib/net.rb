class Tools
  def ping(host)
    `ping #{host}`
  end

  def pong(host)
    system("pong", host)
  end
end
