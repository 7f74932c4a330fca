const value1 = "{{token:SG.:mixed:22}}.{{token::mixed:43}}"; // expect
export const text = "first line\n{{token:SG.:mixed:22}}.{{token::mixed:43}}"; // expect
