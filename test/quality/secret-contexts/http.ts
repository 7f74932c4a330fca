import type { Context } from "../labelled-contexts.ts";
import { basic, jwt, key, password } from "../random-credentials.ts";

/** Collections of requests, raw requests, clients and logs of HTTP. */
export const HTTP_SECRETS: readonly Context[] = [
  [
    "REST client of an editor, bearer header",
    "requests/orders.http",
    (r) => `### All orders
GET https://api.acme.io/v1/orders
Accept: application/json
Authorization: Bearer ${key(r, 44)}◄

### One order
GET https://api.acme.io/v1/orders/1
`,
  ],
  [
    "REST client of an editor, X-Api-Key",
    "requests/stock.rest",
    (r) => `POST https://stock.acme.io/items HTTP/1.1
Content-Type: application/json
X-Api-Key: ${key(r, 40)}◄

{ "sku": "A-1" }
`,
  ],
  [
    "raw request, basic header",
    "docs/captures/soap-request.txt",
    (r) => `POST /ws/Billing HTTP/1.1
Host: billing.acme.io
Content-Type: text/xml
Authorization: Basic ${basic(r, "billing")}◄
Content-Length: 0

`,
  ],
  [
    "raw request, session cookie",
    "captures/upload.request",
    (r) => `GET /admin/upload HTTP/1.1
Host: cms.acme.io
Cookie: lang=de; PHPSESSID=${key(r, 26).toLowerCase()}; theme=dark◄

`,
  ],
  [
    "Postman collection, bearer token",
    "postman/shop.postman_collection.json",
    (r) => `{
\t"info": { "name": "Shop", "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json" },
\t"item": [],
\t"auth": {
\t\t"type": "bearer",
\t\t"bearer": [
\t\t\t{
\t\t\t\t"key": "token",
\t\t\t\t"value": "${key(r, 40)}",◄
\t\t\t\t"type": "string"
\t\t\t}
\t\t]
\t}
}
`,
  ],
  [
    "Postman environment, client_secret",
    "postman/staging.postman_environment.json",
    (r) => `{
\t"name": "staging",
\t"values": [
\t\t{ "key": "baseUrl", "value": "https://staging.acme.io", "enabled": true },
\t\t{ "key": "client_secret", "value": "${key(r, 36)}", "type": "secret", "enabled": true }◄
\t],
\t"_postman_variable_scope": "environment"
}
`,
  ],
  [
    "Insomnia export, basic password",
    "insomnia/export.json",
    (r) => `{
  "_type": "export",
  "__export_format": 4,
  "resources": [
    {
      "_type": "request",
      "name": "List invoices",
      "url": "https://billing.acme.io/invoices",
      "authentication": {
        "type": "basic",
        "username": "billing-bot",
        "password": "${password(r)}"◄
      }
    }
  ]
}
`,
  ],
  [
    "Bruno, bearer token",
    "bruno/shop/list-orders.bru",
    (r) => `meta {
  name: List orders
  type: http
}

get {
  url: https://api.acme.io/v1/orders
  auth: bearer
}

auth:bearer {
  token: ${key(r, 40)}◄
}
`,
  ],
  [
    "WireMock mapping, basic header",
    "src/test/resources/mappings/customer.json",
    (r) => `{
  "request": {
    "method": "GET",
    "urlPath": "/customer/1",
    "headers": {
      "Authorization": { "equalTo": "Basic ${basic(r, "crm")}" }◄
    }
  },
  "response": { "status": 200 }
}
`,
  ],
  [
    "OpenAPI, example of the key header",
    "api/openapi.yaml",
    (r) => `openapi: 3.0.3
paths:
  /items:
    get:
      parameters:
        - name: X-Api-Key
          in: header
          required: true
          schema:
            type: string
          example: ${key(r, 40)}◄
`,
  ],
  [
    "nock, request header",
    "test/recorded/orders.js",
    (r) => `const nock = require("nock");

nock("https://api.acme.io:443", {
  reqheaders: { accept: "application/json", authorization: "Bearer ${key(r, 40)}" },◄
})
  .get("/v1/orders")
  .reply(200, { orders: [] });
`,
  ],
  [
    "Go, header of a request",
    "client/stock.go",
    (r) => `package client

import "net/http"

func list() (*http.Response, error) {
\treq, _ := http.NewRequest("GET", "https://stock.acme.io/items", nil)
\treq.Header.Set("X-Api-Key", "${key(r, 40)}")◄
\treturn http.DefaultClient.Do(req)
}
`,
  ],
  [
    "JMeter, header manager",
    "load/orders.jmx",
    (r) => `<?xml version="1.0" encoding="UTF-8"?>
<jmeterTestPlan version="1.2">
  <HeaderManager testname="Headers">
    <elementProp name="" elementType="Header">
      <stringProp name="Header.name">Authorization</stringProp>
      <stringProp name="Header.value">Bearer ${jwt(r)}</stringProp>◄
    </elementProp>
  </HeaderManager>
</jmeterTestPlan>
`,
  ],
  [
    "SOAP, password of WS-Security",
    "soapui/GetInvoice.xml",
    (r) => {
      const value = password(r);
      return `<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/">
  <soapenv:Header>
    <wsse:Security>
      <wsse:UsernameToken>
        <wsse:Username>erp</wsse:Username>
        <wsse:Password Type="wsse#PasswordText">${value}</wsse:Password>◄
      </wsse:UsernameToken>
    </wsse:Security>
  </soapenv:Header>
</soapenv:Envelope>
`;
    },
  ],
  [
    "access log, access_token in the query",
    "samples/access.txt",
    (r) => `10.1.2.3 - - [12/Nov/2024:10:11:11 +0000] "GET /health HTTP/1.1" 200 2
10.1.2.3 - - [12/Nov/2024:10:11:12 +0000] "GET /v1/me?access_token=${key(r, 40)}&fields=id HTTP/1.1" 200 512◄
`,
  ],
  [
    "cookie jar of cURL",
    "scripts/cookies.txt",
    (r) => `# Netscape HTTP Cookie File
#HttpOnly_.acme.io\tTRUE\t/\tTRUE\t1893456000\tsessionid\t${key(r, 32).toLowerCase()}◄
`,
  ],
];
