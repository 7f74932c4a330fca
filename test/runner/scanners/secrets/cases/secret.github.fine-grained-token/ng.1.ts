const value1 = "{{token:github_pat_:alnum:22}}_{{token::alnum:59}}"; // expect
export const text = "first line\n{{token:github_pat_:alnum:22}}_{{token::alnum:59}}"; // expect
