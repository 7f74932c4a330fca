const key = "{{token:MIIEvQIBADANBgkqhkiG9w0BAQEFAASC:base64:1560}}="; // expect
const ed = "{{token:MC4CAQAwBQYDK2VwBCIEI:base64:43}}"; // expect
