class BaseStore
  def initialize(dir)
    @dir = dir
  end
end
