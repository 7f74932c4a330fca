package audit

import java.util.concurrent.CopyOnWriteArrayList
import kotlin.reflect.KClass

data class SignInFailed(val name: String, val attempts: Int)

class Dispatcher {
    private class Subscription(val type: KClass<*>, val listener: (SignInFailed) -> Unit)

    private val subscriptions = CopyOnWriteArrayList<Subscription>()

    fun subscribe(type: KClass<*>, listener: (SignInFailed) -> Unit) {
        subscriptions += Subscription(type, listener)
    }

    inline fun <reified E> on(noinline listener: (SignInFailed) -> Unit) = subscribe(E::class, listener)

    fun publish(event: SignInFailed) {
        subscriptions.filter { it.type.isInstance(event) }.forEach { it.listener(event) }
    }
}
