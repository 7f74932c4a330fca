const value1 = "{{token:KEY0:HEX:31}}_{{token::alnum:22}}"; // expect
export const text = "first line\n{{token:KEY0:HEX:31}}_{{token::alnum:22}}"; // expect
