const value1 = "{{token:hvs.:mixed:60}}"; // expect
const value2 = "{{token:hvb.:mixed:120}}"; // expect
export const text = "first line\n{{token:hvs.:mixed:60}}"; // expect
