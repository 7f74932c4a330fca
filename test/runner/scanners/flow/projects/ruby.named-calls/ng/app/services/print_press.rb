class PrintPress
  def poster(name)
    File.binread("/srv/posters/#{name}") # expect
  end

  def flyer(name)
    File.binread(File.join("/srv/flyers", name)) # expect
  end

  def once(name)
    `fold #{name}` # expect
  end

  def twice(name)
    `fold -2 #{name}` # expect
  end

  def unused(name)
    File.binread(File.join("/srv/unused", name))
  end
end
