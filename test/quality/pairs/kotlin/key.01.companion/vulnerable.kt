package com.acme.vault

import javax.crypto.Cipher
import javax.crypto.SecretKey
import javax.crypto.spec.IvParameterSpec

class Box {
    companion object {
        private val START = "0f1e2d3c4b5a6978".toByteArray()
    }

    fun seal(key: SecretKey, record: ByteArray): ByteArray {
        val cipher = Cipher.getInstance("AES/CBC/PKCS5Padding")
        cipher.init(Cipher.ENCRYPT_MODE, key, IvParameterSpec(START))
        return cipher.doFinal(record)
    }
}
