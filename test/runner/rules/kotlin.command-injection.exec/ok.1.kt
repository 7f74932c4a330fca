fun ping(host: String) {
    Runtime.getRuntime().exec(arrayOf("ping", "-c", "1", host))
    Runtime.getRuntime().exec("uptime")
}
