const value1 = "{{token:AAAA:mixed:7}}:{{token:APA91b:mixed:134}}"; // expect
export const text = "first line\n{{token:AAAA:mixed:7}}:{{token:APA91b:mixed:134}}"; // expect
