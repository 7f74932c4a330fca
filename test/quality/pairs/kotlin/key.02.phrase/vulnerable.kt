package com.acme.vault

import javax.crypto.spec.SecretKeySpec

private const val PHRASE = "correct-horse-16"

fun recordKey(): SecretKeySpec {
    val material = PHRASE.toByteArray(Charsets.UTF_8)
    return SecretKeySpec(material, "AES")
}
