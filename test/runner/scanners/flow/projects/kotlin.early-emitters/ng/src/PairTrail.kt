package devices.earlyng

object PairTrail {
    const val ADDRESS = "devices.earlyng.pair"

    fun record(attempt: PairAttempt) {
        Runtime.getRuntime().exec(arrayOf("sh", "-c", "notify ${attempt.serial}")) // expect
    }
}
