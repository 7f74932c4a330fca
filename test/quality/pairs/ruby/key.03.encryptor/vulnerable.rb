class Vault
  def initialize
    @phrase = "a-quiet-orchard-in-november-1971"
  end

  def box
    ActiveSupport::MessageEncryptor.new(@phrase)
  end
end
