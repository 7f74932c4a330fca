const value1 = "{{token:ATATT3:mixed:180}}={{token::HEX:8}}"; // expect
export const text = "first line\n{{token:ATATT3:mixed:180}}={{token::HEX:8}}"; // expect
