const value1 = "{{fill:A:21}}{{token:B:alnum:20}}";
const value2 = "Zq7{{fill:A:21}}{{token:B:alnum:80}}";
