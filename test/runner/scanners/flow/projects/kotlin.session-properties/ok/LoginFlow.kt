package portal.local

import io.javalin.http.Context

data class LoginFlow(val state: String, val returnTo: String?) {
    fun landingPage(): String = returnTo?.takeIf { Regex("/[a-z]+").matches(it) } ?: "/dashboard"
}

private const val FLOW_KEY = "login.flow"

var Context.loginFlow: LoginFlow?
    get() = sessionAttribute<LoginFlow>(FLOW_KEY)
    set(value) = sessionAttribute(FLOW_KEY, value)
