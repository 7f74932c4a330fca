class Thumbnailer
  def initialize(folder = "/srv/media")
    @folder = folder
  end

  def call(size)
    system("convert", "#{@folder}/input.png", "-resize", size, "/tmp/thumbnail.png")
  end
end
