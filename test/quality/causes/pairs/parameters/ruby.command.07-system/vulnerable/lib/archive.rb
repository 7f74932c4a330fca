class Archive
  def self.pack(folder)
    system("tar czf /tmp/archive.tgz #{folder}") # expect unsure
  end
end
