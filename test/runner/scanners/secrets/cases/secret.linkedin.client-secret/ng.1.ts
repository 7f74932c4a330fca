const value1 = "{{token:WPL_AP1.:alnum:16}}.{{token::alnum:6}}=="; // expect
export const text = "first line\n{{token:WPL_AP1.:alnum:16}}.{{token::alnum:6}}=="; // expect
