const value1 = "v1.0-{{token::hex:24}}-{{token::hex:146}}"; // expect
export const text = "first line\nv1.0-{{token::hex:24}}-{{token::hex:146}}"; // expect
