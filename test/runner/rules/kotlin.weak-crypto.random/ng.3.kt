fun resetToken(): String = (1..32).map { Random.nextInt(36).toString(36) }.joinToString("") // expect
