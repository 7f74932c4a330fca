package users

import javax.crypto.spec.PBEKeySpec

class Settings(val iterations: Int) {
    fun spec(password: CharArray, salt: ByteArray) = PBEKeySpec(password, salt, iterations, 256)

    fun plain(password: CharArray) = PBEKeySpec(password)
}
