package prop.obj.lib1
import javax.servlet.http.*
import com.fasterxml.jackson.module.kotlin.*
import com.fasterxml.jackson.databind.ObjectMapper
import kotlinx.serialization.json.*
import kotlinx.serialization.*
import com.google.gson.Gson
import com.squareup.moshi.Moshi
import arrow.core.*
import java.io.*
  fun m1(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + jacksonObjectMapper().readValue<L1OfLib1>(p).name) } // expect
  fun m2(req: HttpServletRequest) { val p = req.getParameter("p"); val l: L1OfLib1 = jacksonObjectMapper().readValue(p); Runtime.getRuntime().exec("sh -c " + l.name) } // expect
  fun m3(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + jacksonObjectMapper().readValue(p, L1OfLib1::class.java).name) } // expect
  fun m4(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ObjectMapper().readTree(p)["a"].asText()) } // expect
  fun m5(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ObjectMapper().readTree(p).get("a").textValue()) } // expect
  fun m6(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + ObjectMapper().readValue<Map<String, String>>(p)["a"]) } // expect
  fun m7(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Json.decodeFromString<L1OfLib1>(p).name) } // expect
  fun m8(req: HttpServletRequest) { val p = req.getParameter("p"); val l: L1OfLib1 = Json.decodeFromString(p); Runtime.getRuntime().exec("sh -c " + l.name) } // expect
  fun m9(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Json.decodeFromString(L1OfLib1.serializer(), p).name) } // expect
  fun m10(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Json.parseToJsonElement(p).jsonObject["a"]!!.jsonPrimitive.content) } // expect
  fun m11(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Json.parseToJsonElement(p).jsonObject["a"]?.jsonPrimitive?.contentOrNull ?: "") } // expect
  fun m12(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Json.parseToJsonElement(p).jsonArray[0].jsonPrimitive.content) } // expect
  fun m13(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Json.parseToJsonElement(p).jsonObject.getValue("a").toString()) } // expect
  fun m14(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Json { ignoreUnknownKeys = true }.decodeFromString<L1OfLib1>(p).name) } // expect
  fun m15(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Json.encodeToString(mapOf("a" to p))) } // expect
  fun m16(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Json.encodeToString(L1OfLib1(p, 1))) } // expect
  fun m17(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + buildJsonObject { put("a", p) }.toString()) } // expect
  fun m18(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + buildJsonArray { add(p) }.toString()) } // expect
  fun m19(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + buildJsonObject { putJsonObject("a") { put("b", p) } }.toString()) } // expect
  fun m20(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + JsonPrimitive(p).content) } // expect
  fun m21(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + JsonObject(mapOf("a" to JsonPrimitive(p))).toString()) } // expect
  fun m22(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Gson().fromJson(p, L1OfLib1::class.java).name) } // expect
  fun m23(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Gson().toJson(L1OfLib1(p, 1))) } // expect
  fun m24(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Moshi.Builder().build().adapter(L1OfLib1::class.java).fromJson(p)!!.name) } // expect
  fun m25(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.json.JSONObject(p).getString("a")) } // expect
  fun m26(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + org.json.JSONObject().apply { put("a", p) }.toString()) } // expect
  fun m27(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Regex("a(.*)").find(p)!!.value) } // expect
  fun m28(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Regex("a(.*)").find(p)?.groupValues?.get(1)) } // expect
  fun m29(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Regex("a(.*)").find(p)?.groups?.get(1)?.value) } // expect
  fun m30(req: HttpServletRequest) { val p = req.getParameter("p"); Runtime.getRuntime().exec("sh -c " + Regex("a(?<x>.*)").find(p)!!.groups["x"]!!.value) } // expect
}
@Serializable data class L1OfLib1(val name: String, val n: Int)
