const value1 = "{{token:K005:alnum:27}}"; // expect
export const text = "first line\n{{token:K005:alnum:27}}"; // expect
