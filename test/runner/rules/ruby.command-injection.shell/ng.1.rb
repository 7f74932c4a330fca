class Thumbnail
  def make(path)
    system("convert #{path} -resize 100x100 out.png") # expect
    `file #{path}` # expect
  end
end
