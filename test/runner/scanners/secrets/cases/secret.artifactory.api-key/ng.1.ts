const value1 = "{{token:AKCp:alnum:69}}"; // expect
const value2 = "{{token:cmVmdGtu:alnum:56}}"; // expect
export const text = "first line\n{{token:AKCp:alnum:69}}"; // expect
