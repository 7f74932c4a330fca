const value1 = "{{token:sk-:alnum:20}}{{token:T3BlbkFJ:alnum:20}}"; // expect
const value2 = "{{token:sk-proj-:mixed:74}}{{token:T3BlbkFJ:mixed:74}}"; // expect
export const text = "first line\n{{token:sk-:alnum:20}}{{token:T3BlbkFJ:alnum:20}}"; // expect
