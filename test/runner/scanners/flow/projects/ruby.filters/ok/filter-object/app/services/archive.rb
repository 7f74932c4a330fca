class Archive
  def open_file(name)
    File.read("/srv/#{File.basename(name)}")
  end
end
