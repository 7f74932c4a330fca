class BaseStore
  def initialize(dir)
    @dir = dir.to_i
  end
end
