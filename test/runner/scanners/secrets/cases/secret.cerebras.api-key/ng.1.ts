const value1 = "{{token:csk-:lower:48}}"; // expect
export const text = "first line\n{{token:csk-:lower:48}}"; // expect
