const client = connect("AstraCS:{{token::alnum:24}}:{{token::hex:64}}"); // expect
export const text = "first line\nAstraCS:{{token::alnum:24}}:{{token::hex:64}}"; // expect
