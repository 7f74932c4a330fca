val cipher = Cipher.getInstance("AES/ECB/PKCS5Padding") // expect
val keys = KeyGenerator.getInstance("DESede") // expect
