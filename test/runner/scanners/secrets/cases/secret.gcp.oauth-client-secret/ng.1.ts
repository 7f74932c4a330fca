const value1 = "{{token:GOCSPX-:mixed:28}}"; // expect
export const text = "first line\n{{token:GOCSPX-:mixed:28}}"; // expect
