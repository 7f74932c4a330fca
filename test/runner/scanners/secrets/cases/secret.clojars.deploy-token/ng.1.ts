const value1 = "{{token:CLOJARS_:lower:60}}"; // expect
export const text = "first line\n{{token:CLOJARS_:lower:60}}"; // expect
