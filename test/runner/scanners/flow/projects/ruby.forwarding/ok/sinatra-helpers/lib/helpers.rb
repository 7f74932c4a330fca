module PageHelpers
  def shell(text)
    `echo #{text}`
  end
end
