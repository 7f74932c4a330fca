package devices.earlyok

object PairTrail {
    const val ADDRESS = "devices.earlyok.pair"

    fun record(attempt: PairAttempt) {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "notify ${attempt.serial}"))
    }
}
