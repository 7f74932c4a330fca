class DocumentStore
  ROOT = Rails.root.join("documents")

  def read(name)
    File.read(ROOT.join(File.basename(name)))
  end
end
