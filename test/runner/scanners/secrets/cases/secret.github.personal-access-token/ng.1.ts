const value1 = "{{token:ghp_:alnum:36}}"; // expect
export const text = "first line\n{{token:ghp_:alnum:36}}"; // expect
