const value1 = "{{token:ser.:alnum:22}}"; // expect
export const text = "first line\n{{token:ser.:alnum:22}}"; // expect
