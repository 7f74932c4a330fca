class UploadTarget
  def initialize(root, name)
    @root = File.expand_path(root)
    @name = name
  end

  def path
    target = File.expand_path(@name, @root)
    raise ArgumentError, "outside of the folder" unless target.start_with?(@root + "/")

    target
  end
end
