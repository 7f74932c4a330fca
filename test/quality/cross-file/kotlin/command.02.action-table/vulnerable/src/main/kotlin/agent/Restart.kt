package agent

fun restart(service: String): Int {
    val command = arrayOf("/bin/bash", "-c", "systemctl restart " + checked(service))
    return Runtime.getRuntime().exec(command).waitFor() // expect
}
