package portal.login

import io.javalin.http.Context

data class LoginFlow(val state: String, val returnTo: String?) {
    fun landingPage(): String = returnTo?.takeIf { it.isNotBlank() } ?: "/dashboard"
}

private const val FLOW_KEY = "login.flow"

var Context.loginFlow: LoginFlow?
    get() = sessionAttribute<LoginFlow>(FLOW_KEY)
    set(value) = sessionAttribute(FLOW_KEY, value)
