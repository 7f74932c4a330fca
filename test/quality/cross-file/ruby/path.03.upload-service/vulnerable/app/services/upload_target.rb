class UploadTarget
  def initialize(root, name)
    @root = File.expand_path(root)
    @name = name
  end

  def path
    File.expand_path(@name, @root)
  end
end
