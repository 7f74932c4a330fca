const value1 = "{{token:depot_project_:hex:64}}"; // expect
export const text = "first line\n{{token:depot_project_:hex:64}}"; // expect
