const A = /^(a+)+$/; // expect
const B = /^([a-zA-Z0-9]+\.?)+@x$/; // expect
const C = /^(\w+\s?)*$/; // expect
const D = /(.|\s)*end/; // expect
