const value1 = "perm:{{token::alnum:16}}.{{token::alnum:8}}.{{token::alnum:30}}"; // expect
export const text = "first line\nperm:{{token::alnum:16}}.{{token::alnum:8}}.{{token::alnum:30}}"; // expect
