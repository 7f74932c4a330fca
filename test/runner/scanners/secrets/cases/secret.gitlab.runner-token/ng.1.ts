const value1 = "{{token:glrt-:alnum:20}}"; // expect
const value2 = "{{token:GR1348941:alnum:20}}"; // expect
export const text = "first line\n{{token:glrt-:alnum:20}}"; // expect
