const value1 = "{{token:pypi-AgEIcHlwaS5vcmc:mixed:120}}"; // expect
export const text = "first line\n{{token:pypi-AgEIcHlwaS5vcmc:mixed:120}}"; // expect
