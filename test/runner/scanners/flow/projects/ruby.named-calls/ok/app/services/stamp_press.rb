class StampPress
  def large(name)
    File.binread(File.join("/srv/stamps", File.basename(name)))
  end

  def small(name)
    system("stamp", "--small", name)
  end

  def import(upload)
    Zip::File.open(upload.path)
  end
end
