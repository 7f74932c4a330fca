object Settings {
    val apiKey = BuildConfig.API_KEY
    const val PASSWORD_FIELD = "password"
}
