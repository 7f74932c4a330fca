class Shelf
  def initialize(root)
    @root = root
  end

  def read(name)
    File.read("#{@root}/#{name}") # expect
  end

  def cover(name)
    File.binread(File.join(@root, name)) # expect
  end
end
