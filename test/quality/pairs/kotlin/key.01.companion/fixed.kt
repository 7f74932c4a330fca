package com.acme.vault

import java.security.SecureRandom
import javax.crypto.Cipher
import javax.crypto.SecretKey
import javax.crypto.spec.IvParameterSpec

class Box {
    private val random = SecureRandom()

    fun seal(key: SecretKey, record: ByteArray): ByteArray {
        val start = ByteArray(16)
        random.nextBytes(start)
        val cipher = Cipher.getInstance("AES/CBC/PKCS5Padding")
        cipher.init(Cipher.ENCRYPT_MODE, key, IvParameterSpec(start))
        return start + cipher.doFinal(record)
    }
}
