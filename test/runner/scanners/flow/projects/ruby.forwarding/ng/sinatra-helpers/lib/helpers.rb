module PageHelpers
  def shell(text)
    `echo #{text}` # expect
  end
end
