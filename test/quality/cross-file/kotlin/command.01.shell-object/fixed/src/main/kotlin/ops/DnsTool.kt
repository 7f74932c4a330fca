package ops

class DnsTool {
    fun lookup(domain: String): String = Shell.run("dig", "+short", "-q", domain)
}
