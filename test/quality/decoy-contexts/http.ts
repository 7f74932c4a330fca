import { encode, hex } from "../random-credentials.ts";
import type { Context } from "../labelled-contexts.ts";
import { bytes, DIGITS, text, uuid } from "../random-text.ts";

/** HTTP recordings, collections and command lines without a credential. */
export const HTTP_DECOYS: readonly Context[] = [
  [
    "filtered bearer header in VCR",
    "spec/cassettes/orders.yml",
    () => `---
http_interactions:
- request:
    method: get
    uri: https://api.acme.io/v1/orders?api_key=<API_KEY>
    headers:
      Authorization:
      - Bearer <ACCESS_TOKEN>◄
`,
  ],
  [
    "filtered basic header in vcrpy",
    "tests/cassettes/test_me.yaml",
    () => `interactions:
- request:
    headers:
      Authorization: [Basic REDACTED]◄
    method: GET
    uri: https://api.acme.io/v2/me
version: 1
`,
  ],
  [
    "request id in a HAR",
    "docs/checkout.har",
    (r) => `{
  "log": {
    "entries": [
      {
        "response": {
          "headers": [
            { "name": "ETag", "value": "W/\\"${hex(r)}\\"" },
            { "name": "X-Request-Id", "value": "${hex(r)}" },◄
            { "name": "traceparent", "value": "00-${hex(r)}-${hex(r, 16)}-01" }
          ]
        }
      }
    ]
  }
}
`,
  ],
  [
    "cookies of analytics and settings",
    "e2e/recordings/home.har",
    (r) => `{
  "log": {
    "entries": [
      {
        "request": {
          "cookies": [
            { "name": "_ga", "value": "GA1.2.${text(r, DIGITS, 10)}.1731000000" },◄
            { "name": "theme", "value": "dark" }
          ]
        }
      }
    ]
  }
}
`,
  ],
  [
    "removed session cookie",
    "spec/cassettes/sign_out.yml",
    () => `---
http_interactions:
- response:
    headers:
      Set-Cookie:
      - session=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly◄
`,
  ],
  [
    "variable in a .http file",
    "requests/orders.http",
    () => `@token = {{login.response.body.access_token}}

GET {{host}}/v1/orders
Authorization: Bearer {{token}}◄
`,
  ],
  [
    "variable in Postman",
    "postman/shop.postman_collection.json",
    () => `{
\t"auth": {
\t\t"type": "bearer",
\t\t"bearer": [
\t\t\t{
\t\t\t\t"key": "token",
\t\t\t\t"value": "{{access_token}}",◄
\t\t\t\t"type": "string"
\t\t\t}
\t\t]
\t}
}
`,
  ],
  [
    "variable in Insomnia",
    "insomnia/export.json",
    () => `{
  "resources": [
    {
      "_type": "request",
      "authentication": { "type": "basic", "username": "{{ _.user }}", "password": "{{ _.password }}" }◄
    }
  ]
}
`,
  ],
  [
    "variable in Bruno",
    "bruno/list-orders.bru",
    () => `auth:bearer {
  token: {{process.env.SHOP_TOKEN}}◄
}
`,
  ],
  [
    "pattern in WireMock",
    "src/test/resources/mappings/customer.json",
    () => `{
  "request": {
    "headers": {
      "Authorization": { "matches": "Bearer [A-Za-z0-9._-]+" }◄
    }
  }
}
`,
  ],
  [
    "security schemes of OpenAPI",
    "api/openapi.yaml",
    () => `components:
  securitySchemes:
    bearerAuth:
      type: http
      scheme: bearer
      bearerFormat: JWT
    apiKey:
      type: apiKey
      in: header
      name: X-Api-Key◄
`,
  ],
  [
    "password property in OpenAPI",
    "api/user.json",
    () => `{
  "type": "object",
  "required": ["email", "password"],
  "properties": {
    "email": { "type": "string", "format": "email" },
    "password": { "type": "string", "format": "password", "minLength": 12, "description": "At least 12 characters" }◄
  }
}
`,
  ],
  [
    "challenge of a server",
    "docs/captures/unauthorized.txt",
    () => `HTTP/1.1 401 Unauthorized
WWW-Authenticate: Basic realm="Access to the staging site", charset="UTF-8"◄
WWW-Authenticate: Bearer realm="shop", error="invalid_token"
`,
  ],
  [
    "example of RFC 7617",
    "docs/basic.md",
    () => `The user agent sends the credentials of RFC 7617:

    Authorization: Basic ${encode(["Aladdin", "open sesame"].join(":"))}◄
`,
  ],
  [
    "user:password in base64",
    "test/basic-auth.test.js",
    () => `it("parses the header", () => {
  const request = { headers: { authorization: "Basic ${encode(["user", "password"].join(":"))}" } };◄
  expect(parse(request).name).toBe("user");
});
`,
  ],
  [
    "allowed headers",
    "server/cors.js",
    () => `module.exports = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "Authorization, X-Api-Key, X-Auth-Token",◄
};
`,
  ],
  [
    "undefined and removed tokens in an access log",
    "samples/access.txt",
    () => `10.1.2.3 - - [12/Nov/2024:10:11:11 +0000] "GET /v1/me?access_token=undefined HTTP/1.1" 401 12
10.1.2.3 - - [12/Nov/2024:10:11:12 +0000] "GET /v1/me?access_token=[FILTERED] HTTP/1.1" 200 512◄
`,
  ],
  [
    "cURL with a variable of the shell",
    "scripts/sync.sh",
    () => `#!/bin/sh
curl -H "Authorization: Bearer $TOKEN" -u "$USER:$PASSWORD" https://api.acme.io/sync◄
`,
  ],
  [
    "cURL with a placeholder in brackets",
    "README.md",
    () => `    curl -H "Authorization: Bearer <token>" https://api.acme.io/v1/orders◄
`,
  ],
  [
    "cURL with a placeholder in capitals",
    "docs/api.md",
    () => `    curl -H 'X-Api-Key: YOUR_API_KEY' -u YOUR_USERNAME:YOUR_PASSWORD https://api.acme.io/v1/orders◄
`,
  ],
  [
    "cURL with a default in braces",
    "bin/sync",
    () => `#!/usr/bin/env bash
curl --user "\${DEPLOY_USER:-deploy}:\${DEPLOY_PASSWORD:?missing}" https://artifacts.acme.io/◄
`,
  ],
  [
    "cURL that asks for the password",
    "docs/search.md",
    () => `    curl -u elastic -d '{"password": "..."}' https://localhost:9200/_security/user/ada◄
`,
  ],
  [
    "picture in a recording",
    "tests/cassettes/Repository_avatar.json",
    (r) =>
      `{"http_interactions": [{"response": {"body": {"encoding": null, "base64_string": "iVBORw0KGgoAAAANSUhEUgAA${bytes(r, 300).toString("base64")}"}, "headers": {"Content-Type": ["image/png"]}}}]}◄
`,
  ],
  [
    "ids in a recording",
    "spec/cassettes/customer.yml",
    (r) => `---
http_interactions:
- response:
    body:
      encoding: UTF-8
      string: '{"id":"${uuid(r)}","object":"customer","request_id":"req_${hex(r, 24)}"}'◄
`,
  ],
  [
    "variable of JMeter",
    "load/orders.jmx",
    () => `<elementProp name="" elementType="Header">
  <stringProp name="Header.name">Authorization</stringProp>
  <stringProp name="Header.value">Bearer \${__P(token)}</stringProp>◄
</elementProp>
`,
  ],
];
