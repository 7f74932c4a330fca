require "erb"

class MailRenderer
  def initialize(source)
    @source = source
  end

  def render(name:, body: "")
    ERB.new(@source).result_with_hash(name: name, body: body) # expect
  end
end
