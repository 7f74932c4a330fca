class Thumbnail
  def make(path)
    system("convert", path, "-resize", "100x100", "out.png")
    version = `convert --version`
    system("ls #{Shellwords.escape(path)}")
  end
end
