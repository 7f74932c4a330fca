module ReopenedOkTools
  def self.clean(x) = x.gsub(/[^a-z]/, "")
end
