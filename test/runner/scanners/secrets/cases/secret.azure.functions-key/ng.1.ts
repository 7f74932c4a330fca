const value1 = "{{token::alnum:44}}AzFu{{token::alnum:8}}=="; // expect
export const text = "first line\n{{token::alnum:44}}AzFu{{token::alnum:8}}=="; // expect
