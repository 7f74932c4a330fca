val digest = MessageDigest.getInstance("SHA-1") // expect
val text = DigestUtils.md5Hex(body) // expect
