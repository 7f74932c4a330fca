const value1 = "{{token:packagist_ort_:hex:68}}"; // expect
export const text = "first line\n{{token:packagist_ort_:hex:68}}"; // expect
