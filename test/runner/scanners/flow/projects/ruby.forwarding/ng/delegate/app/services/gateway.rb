class Gateway
  delegate :ping, to: :tools

  def tools
    @tools ||= Tools.new
  end
end
