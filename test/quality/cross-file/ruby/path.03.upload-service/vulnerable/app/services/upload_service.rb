class UploadService
  def initialize(root: "/srv/uploads")
    @root = root
  end

  def store(file, name)
    File.binwrite(UploadTarget.new(@root, name).path, file.read) # expect
  end
end
