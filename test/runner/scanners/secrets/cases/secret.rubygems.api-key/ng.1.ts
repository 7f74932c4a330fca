const value1 = "{{token:rubygems_:hex:48}}"; // expect
export const text = "first line\n{{token:rubygems_:hex:48}}"; // expect
