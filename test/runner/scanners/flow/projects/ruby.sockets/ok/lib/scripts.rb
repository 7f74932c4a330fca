require "shellwords"

module Scripts
  PAGES = %w[first last].freeze

  def self.subscribed(text)
    system("subscribed", text)
  end

  def self.speak(text)
    return unless PAGES.include?(text)

    system("speak #{text}")
  end

  def self.received(text)
    system("received #{Integer(text)}")
  end

  def self.faye(text)
    system("faye #{Shellwords.escape(text)}")
  end

  def self.machine(text)
    system("machine", text)
  end

  def self.async(text)
    return unless PAGES.include?(text)

    system("async #{text}")
  end
end
