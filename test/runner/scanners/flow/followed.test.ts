import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createFlowScanner } from "../../../../runner/scanners/flow/flow.ts";

const FILES = {
  "known.py": "RULES = {'a': '1 + 1'}\nfor text in RULES.values():\n    eval(text)\n",
  "own.py": "import pickle\n\ndef copy(value):\n    return pickle.loads(pickle.dumps({'a': 1}))\n",
  "socket.py":
    "import pickle, socket\n\ndef read():\n    data = socket.socket().recv(1000)\n    return pickle.loads(data)\n",
  "given.py": "def run(text):\n    return eval(text)\n",
  "both.py": "def run(text):\n    return eval(text)\n\nrun('1')\nrun(input())\n",
  "known.rb": 'CODE = "1 + 1"\nclass A\n  def run = eval(CODE)\nend\n',
  "known.php": "<?php\n$code = 'return 1;';\neval($code);\n",
  "Stored.java":
    'import java.util.Map;\nclass Stored {\n  static final Map<String, String> RULES = Map.of("a", "x > 1", "b", "x > 2");\n  Object run(String name) {\n    String rule = RULES.getOrDefault(name, "false");\n    return MVEL.eval("(" + rule + ")");\n  }\n}\n',
  "store.py":
    "import pickle\n\ndef load(text):\n    return pickle.loads(text)\n\ndef restore(text):\n    return pickle.loads(text)\n",
  "handler.py":
    "import tornado.web\nfrom store import load, restore\n\nclass A(tornado.web.RequestHandler):\n    def get(self):\n        load(self.get_signed_cookie('a'))\n\n    def post(self):\n        restore(self.cached)\n",
  "Draft.kt":
    'import javax.crypto.Mac\n@RestController\nclass Drafts(private val key: SecretKeySpec) {\n  private fun sign(data: ByteArray): ByteArray = Mac.getInstance("HmacSHA256").apply { init(key) }.doFinal(data)\n  @GetMapping("/x")\n  fun get(@RequestParam a: String, @RequestParam s: String): Any {\n    val data = Base64.getDecoder().decode(a)\n    if (!MessageDigest.isEqual(sign(data), Base64.getDecoder().decode(s))) return ""\n    return ObjectInputStream(ByteArrayInputStream(data)).use { input ->\n      input.readObject()\n    }\n  }\n}\n',
  "Wizard.java": `import com.sun.net.httpserver.*;
import java.io.*;
import java.security.MessageDigest;
import java.util.*;
import javax.crypto.Mac;
class Wizard implements HttpHandler {
  final Codec codec = new Codec();
  final Signer signer = Signer.fromEnvironment();
  public void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      switch (exchange.getRequestMethod()) {
        case "GET" -> show(exchange);
        case "POST" -> advance(exchange);
        default -> exchange.sendResponseHeaders(405, -1);
      }
    }
  }
  private void show(HttpExchange exchange) throws IOException { reply(exchange, restore(exchange)); }
  private void advance(HttpExchange exchange) throws IOException {
    Object state = restore(exchange);
    Cookies.write(exchange, "wizard", signer.sign(codec.encode(state)));
    reply(exchange, state);
  }
  private void reply(HttpExchange exchange, Object state) { }
  private Object restore(HttpExchange exchange) throws IOException {
    Optional<String> stored = Cookies.read(exchange, "wizard").flatMap(signer::verify);
    if (stored.isEmpty()) return new Object();
    try {
      return codec.decode(stored.get());
    } catch (IOException e) {
      return new Object();
    }
  }
}
`,
  "Signer.java": `import com.sun.net.httpserver.*;
import java.io.*;
import java.security.MessageDigest;
import java.util.*;
import javax.crypto.Mac;
class Signer {
  private final SecretKeySpec key;
  Signer(byte[] secret) { this.key = new SecretKeySpec(secret, "HmacSHA256"); }
  static Signer fromEnvironment() { return new Signer(Base64.getDecoder().decode(System.getenv("SECRET"))); }
  Optional<String> verify(String signed) {
    int end = signed.lastIndexOf('.');
    String value = signed.substring(0, end);
    if (!MessageDigest.isEqual(mac(value), Base64.getDecoder().decode(signed.substring(end + 1)))) return Optional.empty();
    return Optional.of(value);
  }
  String sign(String value) {
    return value + "." + Base64.getEncoder().encodeToString(mac(value));
  }
  private byte[] mac(String value) {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(key);
    return mac.doFinal(value.getBytes());
  }
}
`,
  "Codec.java": `import com.sun.net.httpserver.*;
import java.io.*;
import java.security.MessageDigest;
import java.util.*;
import javax.crypto.Mac;
class Codec {
  String encode(Object state) throws IOException {
    ByteArrayOutputStream buffer = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(buffer)) {
      out.writeObject(state);
    }
    return Base64.getEncoder().encodeToString(buffer.toByteArray());
  }
  Object decode(String text) throws IOException {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(Base64.getDecoder().decode(text)))) {
      return in.readObject();
    }
  }
}
`,
  "Cookies.java": `import com.sun.net.httpserver.*;
import java.io.*;
import java.security.MessageDigest;
import java.util.*;
import javax.crypto.Mac;
class Cookies {
  static void write(HttpExchange exchange, String name, String value) {
    exchange.getResponseHeaders().add("Set-Cookie", name + "=" + value);
  }
  static Optional<String> read(HttpExchange exchange, String name) {
    for (String header : exchange.getRequestHeaders().getOrDefault("Cookie", List.of())) {
      for (String pair : header.split(";")) {
        int separator = pair.indexOf('=');
        if (pair.substring(0, separator).equals(name)) return Optional.of(pair.substring(separator + 1).trim());
      }
    }
    return Optional.empty();
  }
}
`,
  "known.js": 'const code = "1 + 1";\nnew Function("x", code);\n',
};
const root = await mkdtemp(join(tmpdir(), "flow-followed-"));

afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

async function followed(silences: boolean) {
  await mkdir(join(root, "code"), { recursive: true });
  for (const [path, text] of Object.entries(FILES)) await writeFile(join(root, "code", path), text);
  const files = Object.entries(FILES).map(([path, text]) => ({
    path,
    storedPath: `code/${path}`,
    sizeBytes: text.length,
  }));
  const report = await createFlowScanner({ fileDeadlineMs: 20_000, silences }).scan(
    { root, files },
    { signal: new AbortController().signal, timeoutMs: 100_000, maxFindings: 100, fingerprintKey: new Uint8Array(32) },
  );
  return (report.followed ?? [])
    .map(({ path, line, isKnown, isOfCallers }) => {
      return `${path}:${line}${isKnown ? "" : isOfCallers === true ? " of callers" : " unknown"}`;
    })
    .toSorted();
}

test("names the places where pattern rules are silent: only harmless data reaches them, in every call", async () => {
  expect(await followed(true)).toEqual([
    "Codec.java:15",
    "Codec.java:15 of callers",
    "Codec.java:16",
    "Codec.java:16 of callers",
    "Draft.kt:10",
    "Draft.kt:9",
    "Stored.java:6",
    "given.py:2 unknown",
    "known.js:2",
    "known.php:3",
    "known.py:3",
    "known.rb:3",
    "own.py:4 unknown",
    "socket.py:5 unknown",
    "store.py:4",
    "store.py:4 of callers",
    "store.py:7 of callers",
    "store.py:7 unknown",
  ]);
});

test("names none in the profile that keeps pattern rules", async () => {
  expect(await followed(false)).toEqual([]);
});
