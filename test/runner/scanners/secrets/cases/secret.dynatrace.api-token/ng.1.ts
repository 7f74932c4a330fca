const value1 = "{{token:dt0c01.:upper:24}}.{{token::upper:64}}"; // expect
export const text = "first line\n{{token:dt0c01.:upper:24}}.{{token::upper:64}}"; // expect
