const value1 = "{{token:rdme_:lower:70}}"; // expect
export const text = "first line\n{{token:rdme_:lower:70}}"; // expect
