const value1 = "{{token:oy2:lower:43}}"; // expect
export const text = "first line\n{{token:oy2:lower:43}}"; // expect
