const value1 = "{{token:sq0atp-:mixed:22}}"; // expect
const value2 = "{{token:sq0csp-:mixed:43}}"; // expect
const value3 = "{{token:EAAA:mixed:60}}"; // expect
export const text = "first line\n{{token:sq0atp-:mixed:22}}"; // expect
