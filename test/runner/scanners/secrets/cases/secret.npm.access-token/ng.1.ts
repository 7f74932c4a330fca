const value1 = "{{token:npm_:alnum:36}}"; // expect
export const text = "first line\n{{token:npm_:alnum:36}}"; // expect
