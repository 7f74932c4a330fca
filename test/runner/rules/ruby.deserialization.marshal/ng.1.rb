def restore(cookie)
  Marshal.load(Base64.decode64(cookie)) # expect
end
