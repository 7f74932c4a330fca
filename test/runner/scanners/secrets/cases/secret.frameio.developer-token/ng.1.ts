const client = connect("{{token:fio-u-:alnum:64}}"); // expect
export const text = "first line\n{{token:fio-u-:alnum:64}}"; // expect
