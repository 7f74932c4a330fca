package staff

fun byLogin(login: String): String = "(&(objectClass=person)(uid=$login))"
