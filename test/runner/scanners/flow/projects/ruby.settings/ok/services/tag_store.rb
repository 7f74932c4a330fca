module Garden
  class TagStore
    def initialize(root)
      @root = root
    end

    def read(name)
      File.read("#{@root}/#{name}")
    end
  end
end
