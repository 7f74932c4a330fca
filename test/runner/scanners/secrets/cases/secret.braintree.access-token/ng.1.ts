const value1 = "access_token$production${{token::lower:16}}${{token::hex:32}}"; // expect
export const text = "first line\naccess_token$production${{token::lower:16}}${{token::hex:32}}"; // expect
