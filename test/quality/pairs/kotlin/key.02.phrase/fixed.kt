package com.acme.vault

import java.util.Base64
import javax.crypto.spec.SecretKeySpec

fun recordKey(): SecretKeySpec {
    val material = Base64.getDecoder().decode(System.getenv("RECORD_KEY"))
    return SecretKeySpec(material, "AES")
}
