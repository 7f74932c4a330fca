package keys

import java.security.KeyPairGenerator
import java.security.SecureRandom

class Keys {
    fun make() {
        val generator = KeyPairGenerator.getInstance("DSA")
        generator.initialize(768, SecureRandom()) // expect
        generator.generateKeyPair()
    }
}
