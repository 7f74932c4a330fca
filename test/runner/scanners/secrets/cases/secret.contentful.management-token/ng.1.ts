const value1 = "{{token:CFPAT-:mixed:43}}"; // expect
export const text = "first line\n{{token:CFPAT-:mixed:43}}"; // expect
