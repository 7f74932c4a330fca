const value1 = "{{token:st.:hex:24}}.{{token::hex:32}}.{{token::hex:32}}"; // expect
export const text = "first line\n{{token:st.:hex:24}}.{{token::hex:32}}.{{token::hex:32}}"; // expect
