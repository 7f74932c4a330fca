module Depot
  class Files
    def initialize(root)
      @root = root
    end

    def fetch(name)
      File.binread(File.join(@root, name.to_s)) # expect
    end
  end
end
