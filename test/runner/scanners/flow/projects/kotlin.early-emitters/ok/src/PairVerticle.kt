package devices.earlyok

import io.vertx.core.http.HttpMethod
import io.vertx.ext.web.Router
import io.vertx.ext.web.RoutingContext
import io.vertx.kotlin.coroutines.CoroutineVerticle

class PairVerticle : CoroutineVerticle() {
    override suspend fun start() {
        val router = Router.router(vertx)
        router.route(HttpMethod.POST, "/pair").handler(::pair)
        vertx.eventBus().consumer<PairAttempt>(PairTrail.ADDRESS) { PairTrail.record(it.body()) }
    }

    private fun pair(ctx: RoutingContext) {
        val json = ctx.body().asJsonObject()
        vertx.eventBus().publish(PairTrail.ADDRESS, PairAttempt.of(json.getString("serial", "")))
    }
}
