const value1 = "{{fill:A:21}}{{token:B:alnum:80}}"; // expect
