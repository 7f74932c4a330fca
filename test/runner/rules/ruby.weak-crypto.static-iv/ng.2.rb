def seal(cipher)
  cipher.iv = "\0" * 16 # expect
end
