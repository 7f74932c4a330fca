package devices.earlyok

data class PairAttempt(val serial: String) {
    companion object {
        fun of(serial: String) = PairAttempt(serial = serial.trim().filter { it.isLetterOrDigit() })
    }
}
