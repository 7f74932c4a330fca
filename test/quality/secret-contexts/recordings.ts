import type { Context } from "../labelled-contexts.ts";
import { basic, hex, key } from "../random-credentials.ts";

/** Recordings of HTTP for replay in tests. */
export const RECORDING_SECRETS: readonly Context[] = [
  [
    "HAR, bearer header",
    "docs/checkout.har",
    (r) => `{
  "log": {
    "version": "1.2",
    "entries": [
      {
        "request": {
          "method": "GET",
          "url": "https://api.acme.io/v1/orders",
          "headers": [
            { "name": "Accept", "value": "application/json" },
            {
              "name": "Authorization",
              "value": "Bearer ${key(r, 40)}"◄
            }
          ]
        }
      }
    ]
  }
}
`,
  ],
  [
    "HAR, session cookie",
    "e2e/recordings/login.har",
    (r) => `{
  "log": {
    "version": "1.2",
    "entries": [
      {
        "response": {
          "status": 302,
          "cookies": [
            {
              "name": "JSESSIONID",
              "value": "${hex(r).toUpperCase()}",◄
              "path": "/",
              "httpOnly": true
            }
          ]
        }
      }
    ]
  }
}
`,
  ],
  [
    "VCR of Ruby, basic header",
    "spec/fixtures/vcr_cassettes/orders/list.yml",
    (r) => `---
http_interactions:
- request:
    method: get
    uri: https://api.acme.io/v1/orders
    body:
      encoding: US-ASCII
      string: ''
    headers:
      Accept:
      - "*/*"
      Authorization:
      - Basic ${basic(r, "shop-backend")}◄
      User-Agent:
      - Ruby
  response:
    status:
      code: 200
      message: OK
  recorded_at: Tue, 12 Nov 2024 10:11:12 GMT
recorded_with: VCR 6.2.0
`,
  ],
  [
    "VCR of Ruby, token in the response",
    "spec/cassettes/oauth/refresh.yml",
    (r) => `---
http_interactions:
- response:
    status:
      code: 200
      message: OK
    body:
      encoding: UTF-8
      string: '{"access_token":"${key(r, 48)}","token_type":"bearer","expires_in":7200}'◄
recorded_with: VCR 6.2.0
`,
  ],
  [
    "VCR of Ruby, api_key in the URI",
    "spec/cassettes/geocode.yml",
    (r) => `---
http_interactions:
- request:
    method: get
    uri: https://maps.acme.io/geocode?address=Bern&api_key=${hex(r)}&format=json◄
    body:
      encoding: US-ASCII
      string: ''
recorded_with: VCR 6.2.0
`,
  ],
  [
    "VCR of Ruby, Set-Cookie of a session",
    "spec/cassettes/sign_in.yml",
    (r) => `---
http_interactions:
- response:
    headers:
      Content-Type:
      - text/html; charset=utf-8
      Set-Cookie:
      - _shop_session_id=${hex(r)}; path=/; HttpOnly; SameSite=Lax◄
recorded_with: VCR 6.2.0
`,
  ],
  [
    "vcrpy, bearer header",
    "tests/cassettes/test_client/test_me.yaml",
    (r) => `interactions:
- request:
    body: null
    headers:
      Accept-Encoding: ['gzip, deflate']
      Authorization: [Bearer ${key(r, 36)}]◄
      Connection: [keep-alive]
    method: GET
    uri: https://api.acme.io/v2/me
version: 1
`,
  ],
  [
    "Betamax, token header",
    "tests/cassettes/Repository_issues.json",
    (r) =>
      `{"http_interactions": [{"request": {"body": {"encoding": "utf-8", "string": ""}, "headers": {"Accept": ["*/*"], "Authorization": ["token ${hex(r, 40)}"]}, "method": "GET", "uri": "https://git.acme.io/api/v3/issues"}}], "recorded_with": "betamax/0.9.0"}◄
`,
  ],
];
