class Vault
  def initialize
    @phrase = Rails.application.credentials.vault_phrase
  end

  def box
    ActiveSupport::MessageEncryptor.new(@phrase)
  end
end
