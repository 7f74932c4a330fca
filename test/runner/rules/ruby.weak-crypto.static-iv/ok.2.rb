def open(cipher, message)
  cipher.iv = message.byteslice(0, 12)
end
