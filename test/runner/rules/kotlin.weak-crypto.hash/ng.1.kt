fun hash(password: String): ByteArray {
    return MessageDigest.getInstance("MD5").digest(password.toByteArray()) // expect
}
