const publicKey = "{{token:MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA:base64:340}}";
const certificate = "{{token:MIIDdzCCAl:base64:1200}}";
const short = "MC4CAQAwBQYDK2VwBCIEI";
