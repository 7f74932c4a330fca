val color = Random.nextInt(360)
val salt = ByteArray(16).also { SecureRandom().nextBytes(it) }
