module ExportPaths
  FOLDER = "/srv/exports"

  def self.for(name)
    File.join(FOLDER, name)
  end
end
