const value1 = "1//0{{token::alnum:1}}{{token::mixed:90}}"; // expect
export const text = "first line\n1//0{{token::alnum:1}}{{token::mixed:90}}"; // expect
