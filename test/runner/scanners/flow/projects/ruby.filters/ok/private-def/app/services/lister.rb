class Lister
  class << self
    def list(dir)
      `ls #{dir}`
    end
  end
end
