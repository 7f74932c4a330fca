const A = /^a+$/;
const B = /^(?:\.\w+)*$/;
const C = /^([a-z]+\.)+com$/;
const D = /(a+)+/;
const E = /^(\d+,)*\d+$/;
