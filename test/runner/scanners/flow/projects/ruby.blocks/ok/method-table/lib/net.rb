module Net2
  def self.ping(host)
    system("ping", host)
  end
end
