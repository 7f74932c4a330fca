fun encrypt(data: ByteArray): ByteArray {
    val cipher = Cipher.getInstance("DES/CBC/PKCS5Padding") // expect
    return cipher.doFinal(data)
}
