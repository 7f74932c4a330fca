const value1 = "{{token:AGE-SECRET-KEY-1:bech32:58}}"; // expect
export const text = "first line\n{{token:AGE-SECRET-KEY-1:bech32:58}}"; // expect
