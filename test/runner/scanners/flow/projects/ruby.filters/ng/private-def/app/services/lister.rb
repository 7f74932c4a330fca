class Lister
  class << self
    def list(dir)
      `ls #{dir}` # expect
    end
  end
end
