class MailPreview
  def self.text(body)
    MailRenderer.new("Dear <%= name %>,\n#{body}").render(name: "Ada")
  end
end
