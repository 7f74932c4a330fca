package devices.earlyng

data class PairAttempt(val serial: String) {
    companion object {
        fun of(serial: String) = PairAttempt(serial = serial.trim())
    }
}
