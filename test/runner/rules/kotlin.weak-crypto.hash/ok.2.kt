val digest = MessageDigest.getInstance(ALGORITHM)
val text = DigestUtils.sha256Hex(body)
