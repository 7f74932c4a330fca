class Gateway
  extend Forwardable
  def_delegators :@tools, :ping, :trace
  def initialize
    @tools = Tools.new
  end
end
