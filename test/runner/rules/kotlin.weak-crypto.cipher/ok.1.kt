fun encrypt(data: ByteArray): ByteArray {
    val cipher = Cipher.getInstance("AES/GCM/NoPadding")
    return cipher.doFinal(data)
}
