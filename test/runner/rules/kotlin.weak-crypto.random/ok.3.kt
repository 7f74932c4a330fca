fun roll(): Int = Random.nextInt(1, 7)
fun resetToken(): String = (1..32).map { secureRandom.nextInt(36).toString(36) }.joinToString("")
