class Shelf
  def initialize(root)
    @root = root
  end

  def read(name)
    File.read("#{@root}/#{File.basename(name)}")
  end

  def cover(name)
    File.binread(File.join(@root, "#{name.to_i}.png"))
  end
end
