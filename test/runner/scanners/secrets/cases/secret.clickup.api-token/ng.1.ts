const value1 = "pk_{{token::digits:8}}_{{token::upper:32}}"; // expect
export const text = "first line\npk_{{token::digits:8}}_{{token::upper:32}}"; // expect
