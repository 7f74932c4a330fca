const client = connect("{{token:tgp_v1_:alnum:43}}"); // expect
export const text = "first line\n{{token:tgp_v1_:alnum:43}}"; // expect
