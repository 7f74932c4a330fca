class DocumentStore
  ROOT = Rails.root.join("documents")

  def read(name)
    File.read(ROOT.join(name)) # expect
  end
end
