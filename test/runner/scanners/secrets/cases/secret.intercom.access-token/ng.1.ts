const value1 = "{{token:dG9rO:alnum:59}}="; // expect
export const text = "first line\n{{token:dG9rO:alnum:59}}="; // expect
