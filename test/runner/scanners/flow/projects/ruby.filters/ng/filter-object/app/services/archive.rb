class Archive
  def open_file(name)
    File.read("/srv/#{name}") # expect
  end
end
