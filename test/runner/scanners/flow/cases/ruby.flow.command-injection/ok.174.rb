class Images
  def initialize(root)
    @root = root
  end

  def convert
    source = File.join(@root, "originals", "1.jpg")
    system("convert #{source} out.jpg")
  end
end

Images.new(ENV.fetch("MEDIA_ROOT")).convert
