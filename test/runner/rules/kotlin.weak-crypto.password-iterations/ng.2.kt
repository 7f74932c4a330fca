package users

import javax.crypto.spec.PBEKeySpec
import javax.crypto.spec.PBEParameterSpec

class Hashes {
    fun spec(password: CharArray, salt: ByteArray) = PBEKeySpec(password, salt, 10000, 256) // expect

    fun parameters(salt: ByteArray) = PBEParameterSpec(salt, COUNT) // expect

    companion object {
        private const val COUNT = 1000
    }
}
