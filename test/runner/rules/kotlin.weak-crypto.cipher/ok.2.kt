val cipher = Cipher.getInstance("RSA/ECB/OAEPWithSHA-256AndMGF1Padding")
val keys = KeyGenerator.getInstance("AES")
