class Store < BaseStore
  def initialize(dir)
    super
    @ready = true
  end

  def list
    `ls #{@dir}`
  end
end
