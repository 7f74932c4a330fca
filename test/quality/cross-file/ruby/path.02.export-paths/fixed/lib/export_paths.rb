module ExportPaths
  FOLDER = "/srv/exports"

  def self.for(name)
    raise ArgumentError, "invalid name" unless name.match?(/\A[a-z0-9-]+\.csv\z/)

    File.join(FOLDER, name)
  end
end
