module Workshop
  class LabelStore
    def initialize(root)
      @root = root
    end

    def read(name)
      File.read("#{@root}/#{name}") # expect
    end

    def known(name)
      File.read("#{@root}/#{name}")
    end
  end
end
