const value1 = "{{token:sk-ant-api03-:mixed:93}}AA"; // expect
export const text = "first line\n{{token:sk-ant-api03-:mixed:93}}AA"; // expect
