const value1 = "{{token:FLWSECK-:lower:32}}-X"; // expect
export const text = "first line\n{{token:FLWSECK-:lower:32}}-X"; // expect
