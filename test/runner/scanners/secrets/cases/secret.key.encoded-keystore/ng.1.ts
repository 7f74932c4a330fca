const pfx = "{{token:MIIJzwIBAzCC:base64:600}}"; // expect
const keystore = "{{token:/u3+7QAAAAIAAAAB:base64:600}}"; // expect
const jceks = "{{token:zs7OzgAAAAIAAAAB:base64:600}}"; // expect
