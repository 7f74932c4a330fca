const value1 = "{{token:akab-:lower:16}}-{{token::lower:16}}"; // expect
export const text = "first line\n{{token:akab-:lower:16}}-{{token::lower:16}}"; // expect
